// Lists all orders, one to a line or as JSON: node scripts/orders.mjs --json
import { parseArgs } from 'node:util'
import { call } from './shop.mjs'

const { json } = parseArgs({ options: { json: { type: 'boolean' } } }).values
const orders = (await call('GET', '/api/test/orders')).map(
  ({ id, status }) => ({
    id,
    status: status.charAt(0).toUpperCase() + status.slice(1),
  }),
)

console.log(
  json
    ? JSON.stringify(orders)
    : orders.map(({ id, status }) => `#${id} ${status}`).join('\n'),
)
