import { changes } from '../changes.ts'
import { HttpError } from '../lib/httpError.ts'
import { state, type StoredPlant } from '../state.ts'
import type { Care, Light, Plant } from '../types.ts'

export const pageSize = 12

export interface PlantQuery {
  search?: string
  light?: string
  sort?: string
  maxPrice?: number
  petSafe?: boolean
  rare?: boolean
}

const lights: Light[] = ['shade', 'half-shade', 'sun']

const orders: Record<string, (a: StoredPlant, b: StoredPlant) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  price: (a, b) => a.price - b.price,
  light: (a, b) => lights.indexOf(a.light) - lights.indexOf(b.light),
  stock: (a, b) => b.stock - a.stock,
}

export function findPlants(query: PlantQuery): StoredPlant[] {
  const { maxPrice = Infinity, petSafe = false, rare = false } = query
  const search = query.search?.trim().toLowerCase() ?? ''
  const light = query.light === 'any' ? '' : (query.light ?? '')
  const found = state.plants.filter(
    (plant) =>
      plant.name.toLowerCase().includes(search) &&
      (light === '' || plant.light === light) &&
      plant.price <= maxPrice &&
      (!petSafe || plant.petSafe) &&
      (!rare || plant.rare),
  )
  const order = orders[query.sort ?? '']
  return order ? found.sort(order) : found
}

/** A page of a list. Pages count from 1. */
export const pageOf = <T>(list: T[], page: number): T[] =>
  list.slice((page - 1) * pageSize, page * pageSize)

export function plantById(id: number | undefined): StoredPlant {
  const plant = state.plants.find((plant) => plant.id === id)
  if (!plant) throw new HttpError(404, 'There is no such plant')
  return plant
}

export const plantByName = (name: string): StoredPlant | undefined =>
  state.plants.find((plant) => plant.name.toLowerCase() === name.toLowerCase())

/** What the API tells of a plant. */
export const toPlant = ({
  id,
  name,
  price,
  light,
  stock,
}: StoredPlant): Plant => ({ id, name, price, light, stock })

export function setStock(plant: StoredPlant, stock: number): void {
  plant.stock = stock
  changes.emit('stock', { id: plant.id, stock })
}

const lightInWords: Record<Light, string> = {
  sun: 'Full sun',
  'half-shade': 'Half shade',
  shade: 'Shade',
}

const lightText: Record<Light, string> = {
  sun: 'likes the brightest window you have. Turn it a little every week, so that it grows straight.',
  'half-shade':
    'likes a bright place out of the midday sun, such as a window that faces east.',
  shade:
    'is content a few steps away from the window. Direct sun burns its leaves.',
}

/** How to look after a plant. */
export const careFor = (plant: StoredPlant): Care => ({
  light: lightInWords[plant.light],
  water: plant.water,
  repotting: plant.repotting,
  petSafe: plant.petSafe,
  text: {
    light: `${plant.name} ${lightText[plant.light]}`,
    water: `Water it ${plant.water.toLowerCase()}, once the top of the soil feels dry. Let the rest drain: most plants die of too much water, not of too little.`,
    repotting: `Repotting: ${plant.repotting.toLowerCase()}. Take a pot two fingers wider than the old one, in spring if you can.`,
  },
})
