import { currencyPlugin } from './currency'
import PlantCard from './PlantCard.vue'

const monstera = { id: 7, name: 'Monstera', price: 24, stock: 3 }
const calathea = { id: 9, name: 'Calathea', price: 19, stock: 5 }

describe('PlantCard', () => {
  it('adds the selected quantity', () => {
    cy.mount(PlantCard, {
      props: { plant: monstera, onAdd: cy.spy().as('add') },
      slots: { badge: '<strong>New</strong>' },
    })
    cy.contains('strong', 'New').should('be.visible')

    cy.get('[data-cy=plus]').click()
    cy.get('[data-cy=add-to-cart]').click()

    cy.get('@add').should('have.been.calledOnceWithExactly', 7, 2)
  })

  it('shows the price in euros', () => {
    cy.mount(PlantCard, {
      props: { plant: calathea },
      global: { plugins: [[currencyPlugin, 'EUR']] },
    })

    cy.get('[data-cy=plant-price]').should('have.text', '€19.00')
  })
})
