import { Router, type Request, type RequestHandler } from 'express'
import { toCsv } from '../lib/csv.ts'
import { html } from '../lib/html.ts'
import { wholeNumber } from '../lib/input.ts'
import { formatMoney } from '../lib/money.ts'
import { toPdf } from '../lib/pdf.ts'
import { orderFor, ordersFor, toOrder } from '../model/orders.ts'
import { careFor } from '../model/plants.ts'
import { state, type StoredOrder } from '../state.ts'
import { printPage } from './printPage.ts'
import { currentUser, requireUser } from './visitor.ts'

/** Files to save and pages to print, which the server writes itself. */
export const downloads = Router()

/** Pages of an account send guests to sign in, and back again afterwards. */
export const signedInOnly: RequestHandler = (req, res, next) => {
  if (currentUser(req)) return next()
  res.redirect(302, `/login?next=${encodeURIComponent(req.originalUrl)}`)
}

downloads.use(['/orders/:id/invoice', '/orders/:id/label'], signedInOnly)

downloads.get('/orders/export.csv', signedInOnly, (req, res) => {
  const year = String(wholeNumber(req.query.year) ?? new Date().getFullYear())
  const rows = ordersFor(requireUser(req))
    .filter(({ createdAt }) => createdAt.startsWith(year))
    .map(toOrder)
    .map(({ createdAt, plant, total }) => [
      createdAt.slice(0, 10),
      plant,
      total.toFixed(2),
    ])
  res.attachment(`orders-${year}.csv`)
  res.type('csv').send(toCsv([['date', 'plant', 'price'], ...rows]))
})

downloads.get('/orders/:id/invoice', (req, res) => {
  const order = requestedOrder(req)
  res.send(
    printPage(
      `Invoice ${order.id}`,
      html`
        <p>${dateOf(order)} · ${order.address}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Plant</th>
              <th scope="col">Quantity</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            ${order.items.map(
              ({ name, quantity, price }) =>
                html`<tr>
                  <td>${name}</td>
                  <td>${quantity}</td>
                  <td>${formatMoney(price)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <p><strong>Total ${formatMoney(order.total)}</strong></p>
        <p>
          <a href="/orders/${order.id}/invoice.pdf">Save as PDF</a>
          <a href="/orders/${order.id}/invoice.csv">Save as CSV</a>
        </p>
      `,
    ),
  )
})

downloads.get('/orders/:id/label', (req, res) => {
  const order = requestedOrder(req)
  res.send(
    printPage(
      `Order ${order.id}`,
      html`<p>To</p>
        <p><strong>${toOrder(order).customer}</strong><br />${order.address}</p>
        <p>This way up. Living plants inside.</p>`,
    ),
  )
})

downloads.get('/orders/:id/invoice.csv', (req, res) => {
  const order = requestedOrder(req)
  const rows = order.items.map(({ name, quantity, price }) => [
    name,
    quantity,
    price.toFixed(2),
  ])
  res.attachment(`invoice-${order.id}.csv`)
  res
    .type('csv')
    .send(
      toCsv(
        [
          ['Plant', 'Quantity', 'Price'],
          ...rows,
          ['Total', order.total.toFixed(2)],
        ],
        ';',
      ),
    )
})

downloads.get('/orders/:id/invoice.pdf', (req, res) => {
  const order = requestedOrder(req)
  const lines = order.items.map(
    ({ name, quantity, price }) =>
      `${quantity} x ${name}, ${formatMoney(price)} each`,
  )
  res.attachment(`invoice-${order.id}.pdf`)
  res.send(
    toPdf([
      [
        `Fernhill: invoice ${order.id}`,
        dateOf(order),
        order.address,
        '',
        ...lines,
        '',
        `Total ${formatMoney(order.total)}`,
      ],
    ]),
  )
})

downloads.get('/care-guide.pdf', (_req, res) => {
  const pages = state.plants.map((plant) => {
    const { light, water, repotting, text } = careFor(plant)
    return [
      plant.name,
      `Light: ${light}`,
      `Water: ${water}`,
      `Repotting: ${repotting}`,
      '',
      ...wrap(`${text.light} ${text.water} ${text.repotting}`),
    ]
  })
  res.attachment('care-guide.pdf').send(toPdf(pages))
})

const requestedOrder = (req: Request): StoredOrder =>
  orderFor(requireUser(req), wholeNumber(req.params.id))

const dateOf = ({ createdAt }: StoredOrder) =>
  new Date(createdAt).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })

/** Stands in for the label printer's program, which nobody has written. */
downloads.get('/downloads/label-printer-:chip.dmg', (req, res, next) => {
  const { chip } = req.params
  if (chip !== 'arm' && chip !== 'intel') return next()
  res.attachment(`label-printer-${chip}.dmg`)
  res.send(Buffer.from(`The label printer for ${chip}`))
})

/** Breaks a text into lines that fit on a page. */
const wrap = (text: string): string[] => text.match(/.{1,85}(?:\s|$)/g) ?? []
