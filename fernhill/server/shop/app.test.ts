import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { resetState } from '../state.ts'
import { createShop } from './app.ts'

const shop = createShop({
  assets: (_req, _res, next) => next(),
  loadHtml: async () =>
    '<html lang="en"><title>Fernhill</title><body></body></html>',
  isDevelopment: false,
})
const server = createServer(shop)
let origin = ''

before(async () => {
  server.listen(0)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  resetState()
})

after(() => {
  server.close()
})

interface Options {
  body?: unknown
  headers?: Record<string, string>
}

async function call(
  method: string,
  path: string,
  { body, headers }: Options = {},
) {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
  }
}

async function signIn(email = 'ada@fernhill.example') {
  const { body } = await call('POST', '/api/session', { body: { email } })
  return { authorization: `Bearer ${body.token}` }
}

test('lists plants by page, light, and name', async () => {
  const first = await call('GET', '/api/plants')
  assert.equal(first.body.length, 12)
  assert.equal(first.headers.get('x-total-count'), '40')
  assert.deepEqual(first.body[0], {
    id: 7,
    name: 'Monstera',
    price: 24,
    light: 'shade',
    stock: 3,
  })
  assert.equal((await call('GET', '/api/plants?page=4')).body.length, 4)
  assert.equal((await call('GET', '/api/plants?light=shade')).body.length, 4)
  assert.equal((await call('GET', '/api/plants?search=FERN')).body.length, 2)
})

test('refuses wrong passwords, and says what is missing', async () => {
  const email = 'ada@fernhill.example'
  const tries: [body: object, status: number][] = [
    [{ email, password: 'green-thumb' }, 201],
    [{ email, password: 'wrong' }, 401],
    [{ email, password: '' }, 422],
    [{ email: 'ada', password: 'green-thumb' }, 422],
    [{ email: 'nobody@fernhill.example' }, 401],
  ]
  for (const [body, status] of tries) {
    assert.equal((await call('POST', '/api/session', { body })).status, status)
  }
})

test('keeps what a guest has chosen when they sign in', async () => {
  const guest = { 'x-cart': 'a-guest' }
  await call('POST', '/api/cart', { body: { plantId: 7 }, headers: guest })
  const { body } = await call('POST', '/api/session', {
    body: { email: 'ada@fernhill.example' },
    headers: guest,
  })
  const headers = { authorization: `Bearer ${body.token}` }
  assert.equal((await call('GET', '/api/cart', { headers })).body.total, 24)
})

test('sells no more than there is', async () => {
  const headers = await signIn()
  const add = (quantity: number) =>
    call('POST', '/api/cart', { body: { plantId: 7, quantity }, headers })

  assert.equal((await add(2)).status, 201)
  const refused = await add(2)
  assert.equal(refused.status, 422)
  assert.equal(refused.body.stock, 3)
})

test('takes an ordered plant from the stock, and writes a mail', async () => {
  const headers = await signIn()
  const order = (body: object) => call('POST', '/api/orders', { body, headers })

  assert.equal((await order({ address: '' })).status, 422)
  assert.equal((await order({ address: '1 Fern Lane' })).status, 422)

  await call('POST', '/api/cart', { body: { plantId: 7 }, headers })
  await call('POST', '/api/cart/coupon', { body: { code: 'SPRING' }, headers })
  const placed = await order({ address: '1 Fern Lane' })
  assert.equal(placed.status, 201)
  assert.equal(placed.body.total, 21.6)

  assert.equal((await call('GET', '/api/plants/7')).body.stock, 2)
  const mail = await call('GET', '/api/test/mail?to=ada@fernhill.example')
  assert.equal(mail.body.subject, `Order #${placed.body.id}: 1 plant`)
})

test('shows orders to their customer and to administrators', async () => {
  const other = await call('POST', '/api/test/session', {
    body: { email: 'linus@fernhill.example' },
  })
  const linus = { authorization: `Bearer ${other.body.token}` }
  const path = '/api/orders/1041'

  assert.equal((await call('GET', path)).status, 401)
  assert.equal((await call('GET', path, { headers: linus })).status, 404)
  for (const email of ['ada@fernhill.example', 'grace@fernhill.example']) {
    const { status } = await call('GET', path, { headers: await signIn(email) })
    assert.equal(status, 200)
  }
})

test('sends guests from their account to the sign-in page', async () => {
  const { status, headers } = await call('GET', '/orders')
  assert.equal(status, 302)
  assert.equal(headers.get('location'), '/login?next=%2Forders')
})

test('knows which pages there are', async () => {
  const plant = await call('GET', '/plants/12')
  assert.equal(plant.status, 200)
  assert.match(plant.body, /<title>Boston fern - Fernhill<\/title>/)
  assert.equal((await call('GET', '/plants/999')).status, 404)
  assert.equal((await call('GET', '/no-such-page')).status, 404)
})

test('refuses forms from other sites', async () => {
  const { status } = await call('POST', '/login', {
    headers: { origin: 'https://evil.example' },
    body: { email: 'ada@fernhill.example', password: 'green-thumb' },
  })
  assert.equal(status, 403)
})

test('accepts its own tokens, and no others', async () => {
  const { status, headers, body } = await call('POST', '/api/token', {
    body: { email: 'ada@fernhill.example', password: 'green-thumb' },
  })
  assert.equal(status, 201)
  assert.equal(headers.get('set-cookie'), null)

  const forged = body.token.replace(/\.[^.]*$/, '.forged')
  for (const [token, expected] of [
    [body.token, 200],
    [forged, 401],
    ['no.token', 401],
  ]) {
    const authorization = `Bearer ${token}`
    const orders = await call('GET', '/api/orders', {
      headers: { authorization },
    })
    assert.equal(orders.status, expected)
  }
})

test('says how long each answer took', async () => {
  const { headers } = await call('GET', '/api/plants')
  assert.match(
    headers.get('server-timing') ?? '',
    /^app;desc="Fernhill";dur=\d+\.\d$/,
  )
})
