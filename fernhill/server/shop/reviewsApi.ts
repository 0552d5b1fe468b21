import { Router } from 'express'
import multer from 'multer'
import { HttpError } from '../lib/httpError.ts'
import { fields, text, wholeNumber } from '../lib/input.ts'
import { plantById } from '../model/plants.ts'
import { addReview, toReview } from '../model/reviews.ts'
import { state } from '../state.ts'
import { currentUser } from './visitor.ts'

export const reviewsApi = Router()

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: 5 * 1024 * 1024, files: 1 },
})

const longestReview = 500

reviewsApi.post('/reviews', upload.single('photo'), (req, res) => {
  const body = fields(req.body)
  const plant = plantById(wholeNumber(body.plantId ?? body.plant))
  const words = text(body.text)
  if (words === '' && !req.file) throw new HttpError(422, 'Write a few words')
  if (words.length > longestReview) throw new HttpError(422, 'Review too long')

  const review = addReview({
    plantId: plant.id,
    author: currentUser(req)?.name ?? 'Guest',
    text: words,
    photo: req.file ? readPhoto(req.file.buffer) : null,
  })
  res.status(201).json(toReview(review))
})

reviewsApi.get('/reviews/:id/photo', (req, res) => {
  const id = wholeNumber(req.params.id)
  const photo = state.reviews.find((review) => review.id === id)?.photo
  if (!photo || typeof photo === 'string') {
    throw new HttpError(404, 'There is no such photo')
  }
  res.type(photo.type).send(photo.data)
})

const signatures = [
  { type: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { type: 'image/png', start: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/gif', start: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', start: [0x52, 0x49, 0x46, 0x46] },
]

/**
 * Goes by the first bytes of a photo. A browser takes its type from the name of
 * the file, so it could claim anything.
 */
function readPhoto(data: Buffer) {
  const signature = signatures.find(({ start }) =>
    start.every((byte, index) => data[index] === byte),
  )
  if (!signature) throw new HttpError(415, 'Photos only')
  return { type: signature.type, data }
}
