import { state, type StoredPlant, type StoredReview } from '../state.ts'
import type { PlantReviews, Rating, Review } from '../types.ts'

export const toReview = (review: StoredReview): Review => ({
  id: review.id,
  plantId: review.plantId,
  plant: review.plantId,
  author: review.author,
  text: review.text,
  // A photo of the seed has a path. The others are in memory.
  photo:
    review.photo && typeof review.photo !== 'string'
      ? `/api/reviews/${review.id}/photo`
      : review.photo,
  createdAt: review.createdAt,
})

export const reviewsOf = (plant: StoredPlant): PlantReviews => ({
  ...ratingOf(plant),
  reviews: state.reviews
    .filter(({ plantId }) => plantId === plant.id)
    .map(toReview),
})

function ratingOf({ id }: StoredPlant): Rating {
  const stars = state.stars.get(id) ?? []
  const sum = stars.reduce((sum, star) => sum + star, 0)
  const average = stars.length === 0 ? 0 : sum / stars.length
  return { average: Math.round(average * 10) / 10, count: stars.length }
}

export function addStars(plant: StoredPlant, stars: number): Rating {
  state.stars.set(plant.id, [...(state.stars.get(plant.id) ?? []), stars])
  return ratingOf(plant)
}

export function addReview(
  review: Omit<StoredReview, 'id' | 'createdAt'>,
): StoredReview {
  const stored = {
    ...review,
    id: Math.max(0, ...state.reviews.map(({ id }) => id)) + 1,
    createdAt: new Date().toISOString(),
  }
  state.reviews.push(stored)
  return stored
}
