// Seeds more: npm run db:seed -- orders
//             npm run db:seed -- --orders 3 --plants 200
// The environment variable PLANTS works like --plants.
import { parseArgs } from 'node:util'
import { call } from './shop.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string' },
    plants: { type: 'string', default: process.env.PLANTS },
  },
})

for (const what of positionals) {
  await call('POST', '/api/test/seed', { what })
}
for (const [what, count] of Object.entries(values)) {
  if (count) {
    await call('POST', '/api/test/seed', { what, count: Number(count) })
  }
}
console.log('Seeded')
