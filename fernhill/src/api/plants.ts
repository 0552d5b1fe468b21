import { runOperation, usesGraphql } from './graphql'
import { request } from './request'
import type { Care, Plant, PlantQuery, PlantReviews, Rating } from './types'

/** How many plants the server sends at once. A shorter page is the last one. */
export const PAGE_SIZE = 12

export async function listPlants(query: PlantQuery, signal?: AbortSignal) {
  if (usesGraphql()) {
    const { plants } = await runOperation<{ plants: Plant[] }>(
      'PlantList',
      withoutEmpty(query),
    )
    return plants
  }

  return request<Plant[]>(`/api/plants${toSearch(query)}`, { signal })
}

/** Only what has a value ends up in the address, so the first page is `/api/plants`. */
function toSearch(query: PlantQuery): string {
  const params = new URLSearchParams(
    Object.entries(withoutEmpty(query)).map(([name, value]) => [
      name,
      String(value),
    ]),
  )

  return params.size > 0 ? `?${params}` : ''
}

const withoutEmpty = (query: PlantQuery) =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => value !== '' && value?.length !== 0,
    ),
  )

export const getPlant = (id: string, signal?: AbortSignal) =>
  request<Plant>(`/api/plants/${id}`, { signal })

export const getCare = (id: number) => request<Care>(`/api/plants/${id}/care`)

export const setPrice = (id: number, price: number) =>
  request<Plant>(`/api/plants/${id}`, { method: 'PATCH', body: { price } })

export function importPrices(file: File) {
  const body = new FormData()
  body.append('price-list', file)

  return request<{ imported: number }>('/api/plants/prices', {
    method: 'POST',
    body,
  })
}

export const listSuppliers = () => request<string[]>('/api/suppliers')

export const getReviews = (id: number) =>
  request<PlantReviews>(`/api/plants/${id}/reviews`)

export const rate = (id: number, stars: number) =>
  request<Rating>(`/api/plants/${id}/rating`, {
    method: 'POST',
    body: { stars },
  })

/** A review travels as JSON, or as a form if it has photos. */
export function sendReview(plantId: number, text: string, photos: File[]) {
  if (photos.length === 0) {
    return request('/api/reviews', { method: 'POST', body: { plantId, text } })
  }

  const body = new FormData()
  body.append('plantId', String(plantId))
  body.append('text', text)
  for (const photo of photos) body.append('photo', photo)

  return request('/api/reviews', { method: 'POST', body })
}
