import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { html, type Html } from '../lib/html.ts'
import { HttpError } from '../lib/httpError.ts'
import { wholeNumber } from '../lib/input.ts'
import { formatMoney } from '../lib/money.ts'
import { orderById, setStatus, toOrder } from '../model/orders.ts'
import { findPlants } from '../model/plants.ts'
import { userWithPassword } from '../model/users.ts'
import { state } from '../state.ts'
import { layout, type Page } from './layout.ts'
import { createSite, showErrors } from './site.ts'

const site = 'Fernhill back office'

/**
 * The back office. It trusts the nursery's network, so nobody has to sign in,
 * but whoever does has to be Grace.
 */
export const admin = createSite()

const checkAuthorization: RequestHandler = (req, res, next) => {
  const header = req.get('authorization')
  if (header === undefined || isAdministrator(header)) return next()
  res.set('WWW-Authenticate', 'Basic realm="Back office"')
  throw new HttpError(401, 'Staff only')
}

function isAdministrator(header: string): boolean {
  const encoded = /^Basic (.+)$/i.exec(header)?.[1] ?? ''
  const [name = '', ...rest] = Buffer.from(encoded, 'base64')
    .toString()
    .split(':')
  const email = name.includes('@') ? name : `${name}@fernhill.example`
  try {
    return userWithPassword(email, rest.join(':')).role === 'administrator'
  } catch {
    return false
  }
}

/** Nobody has to sign in here, so other sites must not send forms either. */
const fromThisSiteOnly: RequestHandler = (req, _res, next) => {
  const origin = req.get('origin')
  const isOurs =
    origin === undefined ||
    (URL.canParse(origin) && new URL(origin).host === req.get('host'))
  if (isOurs) return next()
  throw new HttpError(403, 'This form is from another site')
}

admin.use(checkAuthorization)

admin.get('/', (req, res) => {
  res.send(
    page(req, {
      title: 'Back office',
      content: html`
        <h1>Back office</h1>
        <p>Staff only. What you change here, customers see at once.</p>
      `,
    }),
  )
})

admin.get('/plants', (req, res) => {
  res.send(
    page(req, {
      title: 'Plants',
      content: html`
        <h1>Plants</h1>
        ${scrollable(
          'Plants',
          html`<table>
            <thead>
              <tr>
                <th scope="col">Plant</th>
                <th scope="col">Price</th>
                <th scope="col" colspan="2">Stock</th>
              </tr>
            </thead>
            <tbody>
              ${findPlants({}).map(
                ({ name, price, stock }) =>
                  html`<tr>
                    <td>${name}</td>
                    <td>${formatMoney(price)}</td>
                    ${stockCells(stock)}
                  </tr>`,
              )}
            </tbody>
          </table>`,
        )}
      `,
    }),
  )
})

admin.get('/orders', (req, res) => {
  const orders = [...state.orders].sort((a, b) => b.id - a.id).map(toOrder)
  res.send(
    page(req, {
      title: 'Orders',
      content: html`
        <h1>Orders</h1>
        ${scrollable(
          'Orders',
          html`<table>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col">Customer</th>
                <th scope="col">Plants</th>
                <th scope="col">Address</th>
                <th scope="col">Total</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              ${orders.map(
                ({ id, customer, plant, address, total, status }) =>
                  html`<tr>
                    <td>${id}</td>
                    <td>${customer}</td>
                    <td>${plant}</td>
                    <td>${address}</td>
                    <td>${formatMoney(total)}</td>
                    <td>
                      ${capitalize(status)}
                      ${
                        (status === 'new' ||
                          status === 'paid' ||
                          status === 'packed') &&
                        html`<form method="post" action="/orders/${id}/ship">
                          <button aria-label="Ship order ${id}">Ship</button>
                        </form>`
                      }
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`,
        )}
      `,
    }),
  )
})

admin.post('/orders/:id/ship', fromThisSiteOnly, (req, res) => {
  setStatus(orderById(wholeNumber(req.params.id)), 'shipped')
  res.redirect(303, '/orders')
})

admin.get('/coupons/new', (req, res) => {
  res.send(couponPage(req))
})

admin.post('/coupons/new', fromThisSiteOnly, (req, res) => {
  const code = `FERN-${randomBytes(3).toString('hex').toUpperCase()}`
  state.coupons.push({ code, discount: 0.1, expired: false })
  res.send(couponPage(req, code))
})

admin.get('/api/orders/:id', (req, res) => {
  res.json(toOrder(orderById(wholeNumber(req.params.id))))
})

admin.use(showErrors(site))

/** Lets a wide table scroll on a phone, with the keyboard too. */
const scrollable = (name: string, table: Html) =>
  html`<div class="scrollable" role="region" aria-label="${name}" tabindex="0">
    ${table}
  </div>`

/** Without a line break between the two, so that a row says "3 in stock". */
const stockCells = (stock: number) => [
  html`<td class="stock">${stock}</td>`,
  html`<td>${' in stock'}</td>`,
]

const page = (req: Request, { title, content }: Omit<Page, 'site'>) =>
  layout({
    site,
    title,
    links: {
      '/plants': 'Plants',
      '/orders': 'Orders',
      '/coupons/new': 'New coupon',
    },
    content: html`${
      req.get('authorization') !== undefined && html`<p>Signed in as Grace</p>`
    }${content}`,
  })

const couponPage = (req: Request, code?: string) =>
  page(req, {
    title: 'New coupon',
    content: html`
      <h1>New coupon</h1>
      <p>Takes 10% off a cart.</p>
      <form method="post">
        <button>Create</button>
        ${code !== undefined && html`<output>${code}</output>`}
      </form>
    `,
  })

const capitalize = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1)
