import AddToCart from './AddToCart.svelte'

const monstera = { id: 7, name: 'Monstera', stock: 3 }

describe('AddToCart', () => {
  it('adds two plants', () => {
    const onAdd = cy.stub().as('onAdd').resolves()

    cy.mount(AddToCart, { props: { plant: monstera, onAdd } })
    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=add-to-cart]').click()

    cy.get('@onAdd').should('have.been.calledOnceWithExactly', 7, 2)
    cy.get('[role=status]').should('have.text', 'In your cart')
  })

  it('says when the plant is sold out', () => {
    const onAdd = cy.stub().rejects(new Error('409 Conflict'))

    cy.mount(AddToCart, { props: { plant: monstera, onAdd } })
    cy.get('[data-cy=add-to-cart]').click()
    cy.get('[role=status]').should('have.text', 'Sold out')
  })
})
