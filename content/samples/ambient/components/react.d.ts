/** Components of the sample application, Fernhill: see CONTRIBUTING.md. */
declare module '*/QuantityPicker' {
  export interface QuantityPickerProps {
    initial?: number
    max?: number
    onChange?: (count: number) => void
  }
  export function QuantityPicker(
    props: QuantityPickerProps,
  ): import('react').ReactElement
}

declare module '*/PlantCard' {
  export interface Plant {
    id: number
    name: string
    price: number
    stock: number
  }
  export function PlantCard(props: {
    plant: Plant
    onAdd: (id: number, count: number) => Promise<void>
  }): import('react').ReactElement
}
