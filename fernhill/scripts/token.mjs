// Prints a token for the API: node scripts/token.mjs ada green-thumb
import { call } from './shop.mjs'

const [name, password] = process.argv.slice(2)
const { token } = await call('POST', '/api/session', {
  email: `${name}@fernhill.example`,
  password,
})

console.log(token)
