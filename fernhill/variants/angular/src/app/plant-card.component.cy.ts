import { CartService } from './cart.service'
import { PlantCardComponent } from './plant-card.component'

const monstera = { id: 7, name: 'Monstera', price: 24, stock: 3 }

describe('PlantCardComponent', () => {
  it('adds the selected quantity', () => {
    const add = cy.stub().as('add').resolves()

    cy.mount(PlantCardComponent, {
      componentProperties: { plant: monstera },
      providers: [{ provide: CartService, useValue: { add } }],
    })
    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=add-to-cart]').click()

    cy.get('@add').should('have.been.calledOnceWithExactly', 7, 2)
    cy.get('[role=status]').should('have.text', 'In your cart')
  })

  it('says when the plant is sold out', () => {
    const add = cy.stub().rejects(new Error('409 Conflict'))

    cy.mount(PlantCardComponent, {
      componentProperties: { plant: monstera },
      providers: [{ provide: CartService, useValue: { add } }],
    })
    cy.get('[data-cy=add-to-cart]').click()
    cy.get('[role=status]').should('have.text', 'Sold out')
  })
})
