import { readCookie } from '../app/cookies'
import { ApiError, request } from './request'

/**
 * The shop can talk to GET /api or to POST /graphql. The cookie `api=graphql` chooses, so
 * that tests of GraphQL have a page that uses it.
 */
export const usesGraphql = () => readCookie('api') === 'graphql'

const queries = {
  PlantList: `query PlantList($search: String, $light: String, $page: Int) {
    plants(search: $search, light: $light, page: $page) { id name price light stock }
  }`,
  Cart: `query Cart {
    cart { items { id plantId name price quantity } total }
  }`,
  AddToCart: `mutation AddToCart($id: Int!, $quantity: Int) {
    addToCart(id: $id, quantity: $quantity) { id count }
  }`,
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string }[]
}

/** Runs one of the shop's operations. Errors arrive with status 200, so look at the body. */
export async function runOperation<Data>(
  operationName: keyof typeof queries,
  variables: object = {},
): Promise<Data> {
  const { data, errors } = await request<Answer<Data>>('/graphql', {
    method: 'POST',
    body: { operationName, variables, query: queries[operationName] },
  })

  if (errors?.[0] || !data) throw new ApiError(200, errors?.[0]?.message ?? '')

  return data
}
