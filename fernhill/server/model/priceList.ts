import { parseCsv } from '../lib/csv.ts'
import { HttpError } from '../lib/httpError.ts'
import { text } from '../lib/input.ts'
import type { StoredPlant } from '../state.ts'
import { plantByName } from './plants.ts'

interface NewPrice {
  plant: StoredPlant
  price: number
}

/**
 * Reads new prices from CSV (`plant,price`) or from JSON with the properties
 * `name` and `price`. Refuses the whole list if something in it is wrong.
 */
export function parsePriceList(content: string): NewPrice[] {
  const rows = content.trimStart().startsWith('[')
    ? rowsOfJson(content)
    : parseCsv(content)
        .slice(1)
        .map(([name, price]) => ({ name, price }))
  return rows.map(({ name, price }) => {
    const plant = plantByName(text(name))
    const dollars = Number(price)
    if (!plant) throw new HttpError(422, `There is no plant "${text(name)}"`)
    if (!(dollars > 0)) throw new HttpError(422, `${plant.name} has no price`)
    return { plant, price: dollars }
  })
}

function rowsOfJson(content: string): { name?: unknown; price?: unknown }[] {
  try {
    const rows: unknown = JSON.parse(content)
    return Array.isArray(rows) ? rows.map((row) => Object(row)) : []
  } catch {
    throw new HttpError(422, 'This is not a price list')
  }
}
