import { CurrencyPipe } from '@angular/common'
import { Component, inject, input, signal } from '@angular/core'
import { CartService } from './cart.service'
import { QuantityPickerComponent } from './quantity-picker.component'

export interface Plant {
  id: number
  name: string
  price: number
  stock: number
}

@Component({
  selector: 'app-plant-card',
  imports: [CurrencyPipe, QuantityPickerComponent],
  template: `
    <article data-cy="plant-card">
      <h3 data-cy="plant-name">{{ plant().name }}</h3>
      <p data-cy="plant-price">{{ plant().price | currency }}</p>
      <app-quantity-picker [max]="plant().stock" (change)="count.set($event)" />
      <button type="button" data-cy="add-to-cart" (click)="add()">
        Add to cart
      </button>
      <p role="status">{{ status() }}</p>
    </article>
  `,
})
export class PlantCardComponent {
  private cart = inject(CartService)

  plant = input.required<Plant>()
  count = signal(1)
  status = signal('')

  async add() {
    try {
      await this.cart.add(this.plant().id, this.count())
      this.status.set('In your cart')
    } catch {
      this.status.set('Sold out')
    }
  }
}
