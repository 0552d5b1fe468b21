// Prints how many of a plant are left: node scripts/stock.mjs --plant Monstera
import { parseArgs } from 'node:util'
import { call } from './shop.mjs'

const { plant: name } = parseArgs({
  options: { plant: { type: 'string', default: 'Monstera' } },
}).values
const [plant] = await call(
  'GET',
  `/api/plants?search=${encodeURIComponent(name)}`,
)

if (!plant) {
  console.error(`There is no plant named "${name}"`)
  process.exit(1)
}
console.log(`${plant.stock} in stock`)
