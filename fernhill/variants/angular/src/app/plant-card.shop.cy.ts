import { CartService } from './cart.service'
import { PlantCardComponent } from './plant-card.component'

it('shows the price in euros', () => {
  cy.mountInShop(PlantCardComponent, {
    componentProperties: {
      plant: { id: 9, name: 'Calathea', price: 19, stock: 5 },
    },
    providers: [{ provide: CartService, useValue: {} }],
  })
  cy.get('[data-cy=plant-price]').should('have.text', '€19.00')
})
