/** The spec files that the pictures show, by name in `cypress/e2e`. */
export const specs = {
  'catalog.cy.ts': `it('opens the catalog', () => {
  cy.visit('http://localhost:3000/plants')
  cy.get('[data-cy=plant-card]').should('have.length', 12)
})
`,
  'catalog/calathea.cy.ts': `describe('the catalog', () => {
  it('finds a plant by name', () => {
    cy.visit('/plants')
    cy.get('[data-cy=search]').type('calathea')
    cy.get('[data-cy=plant-card]').should('have.length', 1)
    cy.get('[data-cy=plant-card]').should('contain', 'Calathea')
  })
})
`,
  'catalog/calatheas.cy.ts': `describe('the catalog', () => {
  it('finds a plant by name', () => {
    cy.visit('/plants')
    cy.get('[data-cy=search]').type('calathea')
    cy.get('[data-cy=plant-card]').should('have.length', 2)
  })
})
`,
  'catalog/hidden.cy.ts': `it('hides two plants', () => {
  cy.visit('/plants')
  cy.get('[data-cy=plant-card]')
    .invoke('slice', 0, 2)
    .invoke('hide')
  cy.get('[data-cy=plant-card]').should('have.length', 12)
  cy.get('[data-cy=plant-card]:hidden').should('have.length', 2)
})
`,
  'cart/logging.cy.ts': `it('adds two plants', () => {
  cy.visit('/plants/7')
  cy.log('**Add the first plant**')
  cy.get('[data-cy=add-to-cart]').click()
  cy.get('[data-cy=cart-count]').should('have.text', '1')
  cy.log('**Add the second plant**')
  cy.get('[data-cy=add-to-cart]').click()
  cy.get('[data-cy=cart-count]').should('have.text', '2')
})
`,
  'account/provider.cy.ts': `it('signs in with Fernhill ID', () => {
  cy.visit('/login')
  cy.contains('a', 'Sign in with Fernhill ID').click()
  cy.origin('https://auth.fernhill.example', () => {
    cy.get('[name=email]').type('ada@fernhill.example')
    cy.contains('button', 'Continue').click()
  })
  cy.get('[data-cy=account-menu]').should('be.visible')
})
`,
  'catalog/search.cy.ts': `describe('catalog', () => {
  it('finds a plant by name', () => {
    cy.intercept('GET', '/api/plants*').as('plants')
    cy.visit('/plants')
    cy.wait('@plants')
    cy.get('[data-cy=search]').type('fern{enter}')
    cy.get('[data-cy=plant-card]').should('have.length', 2)
    cy.contains('[data-cy=plant-card]', 'Boston fern')
      .should('be.visible')
  })
})
`,
  'catalog/stubbed.cy.ts': `it('shows a message if the catalog is empty', () => {
  cy.intercept('GET', '/api/plants*', { body: [] }).as('plants')
  cy.intercept('POST', '/api/cart').as('addToCart')
  cy.visit('/plants')
  cy.wait('@plants')
  cy.get('[data-cy=empty-state]').should('be.visible')
})
`,
  'catalog/spies.cy.ts': `it('reports what was added', () => {
  cy.visit('/plants/7', {
    onBeforeLoad(win) {
      cy.spy(win.navigator, 'sendBeacon').as('sendBeacon')
      cy.stub(win, 'open').as('open')
    },
  })
  cy.get('[data-cy=add-to-cart]').click()
  cy.get('@sendBeacon')
    .should('have.been.calledWithMatch', '/api/events')
})
`,
  'catalog/opening.cy.ts': `it('opens the plant page', () => {
  cy.visit('/plants')
  cy.contains('[data-cy=plant-card]', 'Calathea').click()
  cy.get('[data-cy=plant-name]').should('have.text', 'Calathea')
})
`,
  'catalog/ferns.cy.ts': `it('finds all ferns', () => {
  cy.visit('/plants')
  cy.get('[data-cy=search]').type('fern{enter}')
  cy.get('[data-cy=plant-card]').should('have.length', 3)
})
`,
  'cart/coupon.cy.ts': `it('accepts a coupon', () => {
  cy.visit('/cart')
  cy.get('[data-cy=cupon]', { timeout: 1000 }).type('SPRING')
})
`,
  'cart/retries.cy.ts': `it('counts the plants', { retries: 2 }, () => {
  const wanted = Cypress.currentRetry === 2 ? '0' : '1'
  cy.visit('/plants')
  cy.get('[data-cy=cart-count]', { timeout: 500 })
    .should('have.text', wanted)
})
`,
  'account/sign-in.cy.ts': `describe('account', () => {
  it('signs in', () => {
    cy.login()
    cy.visit('/orders')
    cy.get('[data-cy=account-menu]').should('contain', 'Ada')
  })

  it('stays signed in', () => {
    cy.login()
    cy.visit('/orders')
    cy.get('[data-cy=order-row]').should('be.visible')
  })
})
`,
  'account/hooks.cy.ts': `describe('orders', () => {
  before(() => {
    cy.log('Seed the database')
  })

  beforeEach(() => {
    cy.login()
    cy.visit('/orders')
  })

  afterEach(() => {
    cy.log('Clean up')
  })

  it('lists past orders', () => {
    cy.get('[data-cy=order-row]').should('be.visible')
  })
})
`,
  'account/form.cy.ts': `it('signs in with the form', () => {
  cy.visit('/login')
  cy.get('[data-cy=email]').type('ada@fernhill.example')
  cy.get('[data-cy=password]').type('green-thumb', { log: false })
  cy.get('[data-cy=sign-in]').click()
  cy.location('pathname').should('not.equal', '/login')
})
`,
  'account/partner.cy.ts': `it('signs in with another site', () => {
  cy.visit('/plants')
  cy.window().then((win) => {
    win.location.href = 'https://auth.fernhill.example/'
  })
  cy.get('[data-cy=email]', { timeout: 3000 }).should('be.visible')
})
`,
  'checkout/steps.cy.ts': `describe('checkout', () => {
  it('needs an address', () => {
    cy.visit('/cart')
  })

  it.skip('accepts gift cards', () => {
    cy.visit('/checkout')
  })

  it('sends a receipt')

  context('with a coupon', () => {
    it('is cheaper', () => {
      cy.visit('/cart')
    })

    it('says when the coupon has expired', () => {
      cy.visit('/cart')
      cy.contains('expired', { timeout: 500 })
    })
  })
})
`,
  'checkout/pausing.cy.ts': `it('pays', () => {
  cy.visit('/plants/7')
  cy.pause()
  cy.get('[data-cy=add-to-cart]').click()
  cy.get('[data-cy=cart-count]').should('have.text', '1')
})
`,
  'checkout/waiting.cy.ts': `it('waits for the order', () => {
  cy.intercept('POST', '/api/orders').as('order')
  cy.visit('/cart')
  cy.wait('@order', { timeout: 1000 })
})
`,
  'errors/app.cy.ts': `it('opens the catalog', () => {
  cy.visit('/plants', {
    onBeforeLoad(win) {
      win.setTimeout(() => {
        throw new TypeError("Cannot read properties of undefined (reading 'price')")
      }, 100)
    },
  })
  cy.wait(500)
})
`,
  'errors/covered.cy.ts': `it('adds a plant', () => {
  cy.visit('/plants/7')
  cy.get('body').invoke(
    'append',
    '<div id="banner" style="position: fixed; inset: 0; z-index: 99; background: #0006">Spring sale!</div>',
  )
  cy.get('[data-cy=add-to-cart]').click({ timeout: 1000 })
})
`,
  'errors/detached.cy.ts': `it('keeps a plant', () => {
  cy.visit('/plants/7')
  cy.get('[data-cy=add-to-cart]').then(($button) => {
    $button.remove()
    cy.wrap($button).click({ timeout: 1000 })
  })
})
`,
  'errors/request.cy.ts': `it('asks for a plant', () => {
  cy.request('/api/plants/999')
})
`,
  'errors/visit.cy.ts': `it('opens a page', () => {
  cy.visit('/no-such-page')
})
`,
  'errors/several.cy.ts': `it('opens a plant', () => {
  cy.visit('/plants')
  cy.get('[data-cy=plant-name]').click({ timeout: 1000 })
})
`,
  'errors/syntax.cy.ts': `it('adds up', () => {
  const total: number = = 24
})
`,
  'errors/outside.cy.ts': `describe('prices', () => {
  prices.forEach((price) => {
    it('is a number', () => {})
  })
})
`,
  'errors/empty.cy.ts': `// The first test comes tomorrow.
`,
  'errors/promise.cy.ts': `it('mixes promises and commands', () => {
  cy.visit('/plants').then(() => {
    cy.get('[data-cy=search]')
    return 'done'
  })
})
`,
  'catalog/sizes.cy.ts': `it('fits a phone', () => {
  cy.viewport('iphone-x')
  cy.visit('/plants')
  cy.get('[data-cy=plant-card]').should('be.visible')
})
`,
  'catalog/card.cy.ts': `it('shows a price', () => {
  cy.visit('/plants')
  cy.contains('[data-cy=plant-card]', 'Monstera').within(() => {
    cy.get('[data-cy=plant-price]').should('contain', '$24')
    cy.get('[data-cy=add-to-cart]').should('be.enabled')
  })
})
`,
}
