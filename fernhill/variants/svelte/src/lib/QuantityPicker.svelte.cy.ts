import QuantityPicker from './QuantityPicker.svelte'

it('stops counting up when the stock drops', () => {
  const props = $state({ initial: 3, max: 5 })

  cy.mount(QuantityPicker, { props })
  cy.get('[data-cy=plus]')
    .should('be.enabled')
    .then(() => {
      props.max = 3
    })

  cy.get('[data-cy=plus]').should('be.disabled')
  cy.get('[data-cy=count]').should('have.text', '3')
})
