// Imports stock from CSV with the columns plant and stock:
// node scripts/import.mjs stock.csv
import { readFileSync } from 'node:fs'
import { call } from './shop.mjs'

const file = process.argv[2]
if (!file) {
  console.error('Say which file to import')
  process.exit(1)
}

let text
try {
  text = readFileSync(file, 'utf8')
} catch {
  console.error(`${file}: no such file`)
  process.exit(2)
}

const rows = text.trim().split(/\r?\n/).slice(1)
for (const row of rows) {
  const [name, stock] = row.split(',')
  const [plant] = await call(
    'GET',
    `/api/plants?search=${encodeURIComponent(name)}`,
  )
  if (plant) {
    await call('PATCH', `/api/test/plants/${plant.id}`, {
      stock: Number(stock),
    })
  }
}
console.log(`${rows.length} plants imported`)
