/** Components of the sample application, Fernhill: see CONTRIBUTING.md. */
declare module '*/quantity-picker.component' {
  export class QuantityPickerComponent {
    initial: number
    max: number
    change: import('@angular/core').EventEmitter<number>
  }
}

declare module '*/plant-card.component' {
  export class PlantCardComponent {
    plant: { id: number; name: string; price: number; stock: number }
    add: import('@angular/core').EventEmitter<{ id: number; count: number }>
  }
}
