describe('buying a plant', () => {
  it('finds plants by name', () => {
    cy.visit('/plants')
    cy.getBySel('plant-card').should('have.length', 12)

    cy.getBySel('search').type('fern{enter}')
    cy.getBySel('plant-card').should('have.length', 2)
    cy.getBySel('plant-name').first().should('have.text', 'Boston fern')
  })

  it('adds a plant from the catalog to the cart', () => {
    cy.visit('/plants')
    cy.contains('[data-cy=plant-card]', 'Monstera')
      .find('[data-cy=add-to-cart]')
      .click()
    cy.getBySel('cart-count').should('have.text', '1')

    cy.getBySel('nav').contains('a', 'Cart').click()
    cy.location('pathname').should('equal', '/cart')
    cy.getBySel('cart-item').should('have.length', 1).and('contain', 'Monstera')
    cy.getBySel('cart-total').should('have.text', '$24.00')
  })

  it("keeps a customer's cart", () => {
    cy.login()
    cy.request('POST', '/api/cart', { plantId: 7, quantity: 2 })

    cy.visit('/cart')
    cy.getBySel('account-menu').should('contain', 'Ada')
    cy.getBySel('cart-total').should('have.text', '$48.00')
  })
})
