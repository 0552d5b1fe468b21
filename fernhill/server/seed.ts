import { readFileSync } from 'node:fs'
import type {
  State,
  StoredCoupon,
  StoredOrder,
  StoredPlant,
  StoredReview,
  StoredUser,
} from './state.ts'

/** The plants, in the order in which the shop lists them. */
const catalog: StoredPlant[] = JSON.parse(
  readFileSync(new URL('data/plants.json', import.meta.url), 'utf8'),
)

export const plants = (): StoredPlant[] => structuredClone(catalog)

export const users = (): StoredUser[] => [
  {
    email: 'ada@fernhill.example',
    name: 'Ada',
    role: 'customer',
    address: '12 Fern Lane, Portland',
  },
  {
    email: 'grace@fernhill.example',
    name: 'Grace',
    role: 'administrator',
    address: '',
  },
]

/** Lets a test be remembered without signing in first. */
export const rememberTokens = (): State['rememberTokens'] =>
  new Map([['YWRh', 'ada@fernhill.example']])

/** Ada's past orders. */
export const orders = (): StoredOrder[] => [
  pastOrder(1039, 'Calathea', 1, 'delivered', '2025-06-02T09:12:00.000Z'),
  pastOrder(1040, 'Boston fern', 2, 'shipped', '2025-08-30T16:40:00.000Z'),
  pastOrder(1041, 'Monstera', 1, 'shipped', '2025-09-14T11:05:00.000Z'),
]

function pastOrder(
  id: number,
  name: string,
  quantity: number,
  status: StoredOrder['status'],
  createdAt: string,
): StoredOrder {
  const plant = catalog.find((plant) => plant.name === name)
  if (!plant) throw new Error(`There is no plant named "${name}"`)
  return {
    id,
    email: 'ada@fernhill.example',
    items: [{ plantId: plant.id, name, price: plant.price, quantity }],
    total: plant.price * quantity,
    status,
    createdAt,
    address: '12 Fern Lane, Portland',
    deliveryDate: '',
    name: '',
    note: '',
    reference: `seed-${id}`,
  }
}

export const reviews = (): StoredReview[] => [
  {
    id: 1,
    plantId: 7,
    author: 'Grace',
    text: 'It grew a new leaf in the first week.',
    photo: '/img/monstera.jpg',
    createdAt: '2025-07-21T08:00:00.000Z',
  },
  {
    id: 2,
    plantId: 7,
    author: 'Linus',
    text: 'Smaller than I thought, but very healthy.',
    photo: null,
    createdAt: '2025-08-03T19:30:00.000Z',
  },
  {
    id: 3,
    plantId: 12,
    author: 'Ada',
    text: 'Loves the bathroom.',
    photo: null,
    createdAt: '2025-09-01T07:45:00.000Z',
  },
]

/** Monstera has 4.2 stars. The others get some that don't change either. */
export const stars = (): State['stars'] =>
  new Map(
    catalog.map(({ id }) => [
      id,
      id === 7 ? [5, 4, 4, 4, 4] : [5, 5, 4, 3 + (id % 3)],
    ]),
  )

export const coupons = (): StoredCoupon[] => [
  { code: 'SPRING', discount: 0.1, expired: false },
  { code: 'SPRING10', discount: 0.1, expired: false },
  { code: 'FERN10', discount: 0.1, expired: false },
  { code: 'FERN-10', discount: 0.1, expired: false },
  { code: 'FREESHIP', discount: 0, expired: false },
  { code: 'EXPIRED', discount: 0.1, expired: true },
]

export const suppliers = ['Greenhouse North', 'Greenhouse South', 'Moss & Sons']
