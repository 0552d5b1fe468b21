import QuantityPicker from './QuantityPicker.vue'

describe('QuantityPicker', () => {
  it('starts at one', () => {
    cy.mount(QuantityPicker)

    cy.get('[data-cy=count]').should('have.text', '1')
    cy.get('[data-cy=minus]').should('be.disabled')
  })

  it('stops at the maximum', () => {
    cy.mount(QuantityPicker, { props: { initial: 2, max: 3 } })

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=count]').should('have.text', '3')
    cy.get('[data-cy=plus]').should('be.disabled')
  })

  it('stops at a lowered maximum', () => {
    cy.mount(QuantityPicker, { props: { initial: 3, max: 5 } }).then(
      ({ wrapper }) => wrapper.setProps({ max: 3 }),
    )

    cy.get('[data-cy=plus]').should('be.disabled')
    cy.get('[data-cy=count]').should('have.text', '3')
  })

  it('reports each new count', () => {
    cy.mount(QuantityPicker, {
      props: { initial: 2, onChange: cy.spy().as('change') },
    })
    cy.get('@change').should('not.have.been.called')

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=minus]').click()

    cy.get('@change').should('have.been.calledTwice')
    cy.get('@change').its('firstCall.args').should('deep.equal', [3])
    cy.get('@change').its('lastCall.args').should('deep.equal', [2])
  })
})
