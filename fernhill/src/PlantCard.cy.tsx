import { PlantCard } from './PlantCard'

const monstera = { id: 7, name: 'Monstera', price: 24, stock: 3 }
const calathea = { id: 9, name: 'Calathea', price: 19, stock: 5 }

describe('PlantCard', () => {
  it('adds the selected quantity to the cart', () => {
    const onAdd = cy.stub().as('onAdd').resolves()
    cy.mount(<PlantCard plant={monstera} onAdd={onAdd} />)

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=add-to-cart]').click()

    cy.get('@onAdd').should('have.been.calledWithExactly', 7, 2)
    cy.get('[role=status]').should('have.text', 'In your cart')
  })

  it('says when the plant is sold out', () => {
    const onAdd = cy.stub().rejects(new Error('409 Conflict'))
    cy.mount(<PlantCard plant={monstera} onAdd={onAdd} />)

    cy.get('[data-cy=add-to-cart]').click()
    cy.get('[role=status]').should('have.text', 'Sold out')
  })

  it("shows the price in the shop's currency", () => {
    const onAdd = cy.stub().resolves()

    cy.mountInShop(<PlantCard plant={calathea} onAdd={onAdd} />, {
      currency: 'EUR',
    })
    cy.get('[data-cy=plant-price]').should('have.text', '€19.00')
  })
})
