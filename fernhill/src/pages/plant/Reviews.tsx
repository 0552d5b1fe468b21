import { useCallback, useEffect, useState } from 'react'
import { getReviews, rate } from '../../api/plants'
import type { Plant, PlantReviews } from '../../api/types'
import { useSession } from '../../app/session'
import { useToasts } from '../../app/toasts'
import { ReviewForm } from './ReviewForm'

export function Reviews({ plant }: { plant: Plant }) {
  const [reviews, setReviews] = useState<PlantReviews>()
  const { user } = useSession()
  const { show, showError } = useToasts()

  const load = useCallback(() => {
    // The page is useful without them, so a failure isn't worth a message.
    getReviews(plant.id).then(setReviews, () => {})
  }, [plant.id])

  useEffect(load, [load])

  async function giveStars() {
    try {
      await rate(plant.id, 5)
      show(user ? `Thank you, ${user.name}` : 'Thank you')
    } catch (error) {
      showError(error, "we couldn't count your star")
    }
  }

  return (
    <section id="reviews" className="reviews">
      <h2>Reviews</h2>
      {reviews && (
        <plant-rating
          average={reviews.average}
          value={Math.round(reviews.average)}
          data-cy="rating"
          onrate={giveStars}
        >
          <small data-cy="review-count">
            {reviews.count} {reviews.count === 1 ? 'review' : 'reviews'}
          </small>
        </plant-rating>
      )}
      <ReviewForm plant={plant} onSent={load} />
      {reviews?.reviews.map(({ id, author, text, photo }) => (
        <blockquote key={id} className="review">
          <p>{text}</p>
          {photo && <img src={photo} alt={`Photo by ${author}`} />}
          <footer>{author}</footer>
        </blockquote>
      ))}
    </section>
  )
}
