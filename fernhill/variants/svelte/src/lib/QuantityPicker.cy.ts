import QuantityPicker from './QuantityPicker.svelte'

describe('QuantityPicker', () => {
  it('starts at one, and goes no lower', () => {
    cy.mount(QuantityPicker)

    cy.get('[data-cy=count]').should('have.text', '1')
    cy.get('[data-cy=minus]').should('be.disabled')
  })

  it('stops at the number in stock', () => {
    cy.mount(QuantityPicker, { props: { initial: 2, max: 3 } })

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=count]').should('have.text', '3')
    cy.get('[data-cy=plus]').should('be.disabled')
  })

  it('calls onChange with the new count', () => {
    cy.mount(QuantityPicker, {
      props: { initial: 2, onChange: cy.spy().as('onChange') },
    })
    cy.get('@onChange').should('not.have.been.called')

    cy.get('[data-cy=minus]').click()
    cy.get('@onChange').should('have.been.calledOnceWithExactly', 1)
  })
})
