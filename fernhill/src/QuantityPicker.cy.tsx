import { QuantityPicker } from './QuantityPicker'

describe('QuantityPicker', () => {
  it('starts at one', () => {
    cy.mount(<QuantityPicker />)

    cy.get('[data-cy=count]').should('have.text', '1')
  })

  it('labels its buttons for screen readers', () => {
    cy.mount(<QuantityPicker initial={3} />)

    cy.get('[data-cy=plus]').should('have.attr', 'aria-label', 'One more')
    cy.get('[data-cy=minus]').should('have.attr', 'aria-label', 'One less')
    cy.contains('output', '3').should('be.visible')
  })

  it('starts at the initial count', () => {
    cy.mount(<QuantityPicker initial={4} />)

    cy.get('[data-cy=count]').should('have.text', '4')
  })

  it('cannot go below one', () => {
    cy.mount(<QuantityPicker initial={1} />)

    cy.get('[data-cy=minus]').should('be.disabled')
    cy.get('[data-cy=plus]').should('be.enabled')
  })

  it('stops at a lowered maximum', () => {
    cy.mount(<QuantityPicker initial={3} max={5} />).then(({ rerender }) => {
      cy.get('[data-cy=plus]').should('be.enabled')

      rerender(<QuantityPicker initial={3} max={3} />)
      cy.get('[data-cy=plus]').should('be.disabled')
      cy.get('[data-cy=count]').should('have.text', '3')
    })
  })

  it('counts up and down, and stops at the maximum', () => {
    cy.mount(<QuantityPicker initial={2} max={3} />)

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=count]').should('have.text', '3')
    cy.get('[data-cy=plus]').should('be.disabled')

    cy.get('[data-cy=minus]').click()
    cy.get('[data-cy=count]').should('have.text', '2')
  })

  it('reports each new count once', () => {
    cy.mount(<QuantityPicker initial={2} onChange={cy.spy().as('onChange')} />)
    cy.get('@onChange').should('not.have.been.called')

    cy.get('[data-cy=plus]').click()
    cy.get('@onChange').should('have.been.calledOnce')
    cy.get('@onChange').should('have.been.calledWithExactly', 3)
  })

  it('has large buttons, and a cursor for disabled ones', () => {
    cy.viewport(320, 480)
    cy.mount(<QuantityPicker />)

    cy.get('[data-cy=plus]').should('have.css', 'width', '44px')
    cy.get('[data-cy=minus]').should('have.css', 'cursor', 'not-allowed')
  })
})
