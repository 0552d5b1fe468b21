// Brings the shop back to the state it starts with: npm run db:reset
import { call } from './shop.mjs'

await call('POST', '/api/test/reset')
console.log('The shop is as new')
