import type { Request, Response } from 'express'
import { GraphQLError } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import { HttpError } from '../lib/httpError.ts'
import { addItem, readCart, toCart } from '../model/carts.ts'
import { ordersFor, toOrder } from '../model/orders.ts'
import { findPlants, pageOf, plantById, toPlant } from '../model/plants.ts'
import { cartKeyOf, ensureCartKey, requireUser } from './visitor.ts'

interface Context {
  req: Request
  res: Response
}

const typeDefs = /* GraphQL */ `
  type Plant {
    id: Int!
    name: String!
    price: Float!
    light: String!
    stock: Int!
  }

  type CartItem {
    id: Int!
    plantId: Int!
    name: String!
    price: Float!
    quantity: Int!
  }

  type Cart {
    items: [CartItem!]!
    total: Float!
    "The code of the coupon that was applied."
    coupon: String
  }

  type Order {
    id: Int!
    plant: String!
    quantity: Int!
    total: Float!
    status: String!
    createdAt: String!
  }

  type AddedToCart {
    "The plant's id."
    id: Int!
    "How many plants are in the cart now."
    count: Int!
  }

  type Query {
    plants(search: String, light: String, page: Int): [Plant!]!
    plant(id: Int!): Plant
    cart: Cart!
    orders: [Order!]!
  }

  type Mutation {
    addToCart(id: Int!, quantity: Int): AddedToCart!
  }
`

const countIn = (cart: { items: { quantity: number }[] }) =>
  cart.items.reduce((count, { quantity }) => count + quantity, 0)

/** GraphQL names errors by a code, and the API by a status. */
const codes: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  409: 'SOLD_OUT',
  422: 'BAD_USER_INPUT',
}

function withCodes<T>(resolve: () => T): T {
  try {
    return resolve()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    throw new GraphQLError(error.message, {
      extensions: { code: codes[error.status] ?? 'FAILED', ...error.details },
    })
  }
}

const resolvers = {
  Query: {
    plants: (
      _: unknown,
      { page, ...query }: { search?: string; light?: string; page?: number },
    ) => pageOf(findPlants(query), page ?? 1).map(toPlant),
    plant: (_: unknown, { id }: { id: number }) =>
      withCodes(() => toPlant(plantById(id))),
    cart: (_: unknown, _args: unknown, { req }: Context) => {
      const cart = toCart(readCart(cartKeyOf(req)))
      return { ...cart, coupon: cart.coupon?.code }
    },
    orders: (_: unknown, _args: unknown, { req }: Context) =>
      withCodes(() => ordersFor(requireUser(req)).map(toOrder)),
  },
  Mutation: {
    addToCart: (
      _: unknown,
      { id, quantity }: { id: number; quantity?: number },
      { req, res }: Context,
    ) =>
      withCodes(() => {
        const plant = plantById(id)
        const key = ensureCartKey(req, res)
        addItem(key, plant, quantity ?? 1)
        return { id, count: countIn(readCart(key)) }
      }),
  },
}

/** The shop's data as GraphQL. */
export const graphqlApi = createYoga<Context>({
  graphqlEndpoint: '/graphql',
  schema: createSchema<Context>({ typeDefs, resolvers }),
  batching: { limit: 10 },
  // The default lets every site in.
  cors: false,
  graphiql: false,
  landingPage: false,
  logging: 'warn',
})
