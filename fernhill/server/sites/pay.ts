import type { RequestHandler } from 'express'
import { randomBytes } from 'node:crypto'
import { html, type Html } from '../lib/html.ts'
import { HttpError } from '../lib/httpError.ts'
import { fields, text, wholeNumber } from '../lib/input.ts'
import { formatMoney } from '../lib/money.ts'
import { orderById, setStatus } from '../model/orders.ts'
import { isShopAddress, origins } from '../origins.ts'
import type { StoredOrder } from '../state.ts'
import { layout } from './layout.ts'
import { createSite, framePolicy, showErrors } from './site.ts'

const site = 'Fernhill Pay'
const days = 24 * 60 * 60 * 1000

/** The payment service. It knows one card, and takes no real ones. */
export const pay = createSite()

const acceptedCard = '4242424242424242'
const declined = 'Your card was declined'

const isAccepted = (card: unknown) =>
  text(card).replace(/\s/g, '') === acceptedCard

const newToken = () => `tok_${randomBytes(6).toString('hex')}`

/** Lets pages of the shop call the API. */
const allowShop: RequestHandler = (req, res, next) => {
  const origin = req.get('origin')
  res.vary('Origin')
  if (origin !== undefined && isShopAddress(origin)) {
    res.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'Content-Type, X-Delay',
    })
  }
  if (req.method === 'OPTIONS') {
    res.status(204).end()
    return
  }
  next()
}

pay.use('/api', allowShop)

pay.get(['/', '/card'], (_req, res) => {
  res.send(paymentPage(undefined))
})

pay.get('/orders/:id', (req, res) => {
  res.send(paymentPage(orderById(wholeNumber(req.params.id))))
})

pay.post(['/', '/card', '/orders/:id'], (req, res) => {
  const order =
    'id' in req.params ? orderById(wholeNumber(req.params.id)) : undefined
  const { card, saved } = fields(req.body)
  if (saved === undefined && !isAccepted(card)) {
    res.status(402).send(paymentPage(order, declined))
    return
  }
  if (order?.status === 'new') setStatus(order, 'paid')
  const query = new URLSearchParams({ payment: 'done' })
  if (order) query.set('order', String(order.id))
  res.redirect(303, `${origins.shop}/checkout?${query}`)
})

pay.get('/cards', (_req, res) => {
  res.send(
    layout({
      site,
      title: 'Your cards',
      links: pages,
      scripts: ['cards.js'],
      content: html`
        <h1>Your cards</h1>
        <ul data-cards>
          <li>•••• 4242</li>
        </ul>
        <form data-new-card>
          ${cardFields} <button>Save</button>
          <p role="status"></p>
        </form>
      `,
    }),
  )
})

/** The form for a card that the shop shows in a frame. */
pay.get('/frame', (_req, res) => {
  res.set('Content-Security-Policy', framePolicy)
  res.send(
    layout({
      site,
      title: 'Card',
      isFrame: true,
      scripts: ['frame.js'],
      content: html`<form data-card-frame>
        ${cardFields}
        <p role="status"></p>
      </form>`,
    }),
  )
})

pay.get('/receipts/:id', (req, res) => {
  const { id, items, total } = orderById(wholeNumber(req.params.id))
  res.send(
    layout({
      site,
      title: `Receipt ${id}`,
      links: pages,
      content: html`
        <h1>Receipt ${id}</h1>
        <ul>
          ${items.map(
            ({ name, quantity }) => html`<li>${quantity} × ${name}</li>`,
          )}
        </ul>
        <p>Paid ${formatMoney(total)} with •••• 4242.</p>
      `,
    }),
  )
})

pay.post(['/api/payments', '/api/cards'], (req, res) => {
  const { card, order } = fields(req.body)
  if (!isAccepted(card)) throw new HttpError(402, declined)
  const paid = order === undefined ? undefined : orderById(wholeNumber(order))
  if (paid?.status === 'new') setStatus(paid, 'paid')
  res.json({ paid: true, token: newToken() })
})

pay.use(showErrors(site))

const pages = { '/card': 'Pay', '/cards': 'Your cards' }

const cardFields: Html = html`
  <label>
    Card number
    <input
      name="card"
      inputmode="numeric"
      autocomplete="cc-number"
      placeholder="4242 4242 4242 4242"
      required
    />
  </label>
  <label>
    Expires
    <input name="expires" autocomplete="cc-exp" placeholder="12/30" />
  </label>
`

function paymentPage(order: StoredOrder | undefined, message = ''): string {
  const due = new Date(Date.now() + 14 * days).toLocaleDateString('en-US')
  return layout({
    site,
    title: 'Pay',
    links: pages,
    scripts: ['pay.js'],
    content: html`
      <h1>Pay${order && ` for order ${order.id}`}</h1>
      ${
        order &&
        html`<p>
            Total
            <strong data-cy="cart-total">${formatMoney(order.total)}</strong>
          </p>
          <p class="hint">Please pay by <time>${due}</time>.</p>`
      }
      ${message !== '' && html`<p role="alert">${message}</p>`}
      <form method="post" data-card>
        ${cardFields}
        <button>Pay now</button>
      </form>
      <h2>Or use your saved card</h2>
      <form method="post">
        <input type="hidden" name="saved" value="4242" />
        <p>•••• 4242</p>
        <button>Confirm</button>
      </form>
      <div data-consent hidden>
        <p>We use a cookie to recognize this browser.</p>
        <button type="button">Accept</button>
      </div>
    `,
  })
}
