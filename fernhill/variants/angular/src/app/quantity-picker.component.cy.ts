import { signal } from '@angular/core'
import { createOutputSpy } from 'cypress/angular'
import { QuantityPickerComponent } from './quantity-picker.component'

describe('QuantityPickerComponent', () => {
  it('starts at one', () => {
    cy.mount(QuantityPickerComponent)

    cy.get('[data-cy=count]').should('have.text', '1')
    cy.get('[data-cy=minus]').should('be.disabled')
  })

  it('stops at the number in stock', () => {
    cy.mount(QuantityPickerComponent, {
      componentProperties: { initial: 2, max: 3 },
    })

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=count]').should('have.text', '3')
    cy.get('[data-cy=plus]').should('be.disabled')
  })

  it('stops counting up when the stock drops', () => {
    const max = signal(5)

    cy.mount(QuantityPickerComponent, {
      componentProperties: { initial: 3, max },
    })
    cy.get('[data-cy=plus]')
      .should('be.enabled')
      .then(() => max.set(3))

    cy.get('[data-cy=plus]').should('be.disabled')
  })

  it('emits the new count', () => {
    cy.mount(QuantityPickerComponent, {
      componentProperties: { initial: 2, change: createOutputSpy('change') },
    })
    cy.get('@change').should('not.have.been.called')

    cy.get('[data-cy=minus]').click()
    cy.get('@change').should('have.been.calledOnceWithExactly', 1)
  })
})
