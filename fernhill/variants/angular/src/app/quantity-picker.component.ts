import { Component, input, linkedSignal, output } from '@angular/core'

@Component({
  selector: 'app-quantity-picker',
  template: `
    <div class="quantity" role="group" aria-label="Quantity">
      <button
        type="button"
        data-cy="minus"
        aria-label="One less"
        [disabled]="count() <= 1"
        (click)="step(-1)"
      >
        −
      </button>
      <output data-cy="count">{{ count() }}</output>
      <button
        type="button"
        data-cy="plus"
        aria-label="One more"
        [disabled]="count() >= max()"
        (click)="step(1)"
      >
        +
      </button>
    </div>
  `,
  styles: `
    button {
      min-width: 44px;
    }
  `,
})
export class QuantityPickerComponent {
  initial = input(1)
  max = input(99)
  change = output<number>()

  count = linkedSignal(() => this.initial())

  step(by: number) {
    this.count.update((count) => count + by)
    this.change.emit(this.count())
  }
}
