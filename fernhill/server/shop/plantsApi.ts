import { Router } from 'express'
import multer from 'multer'
import { HttpError } from '../lib/httpError.ts'
import { fields, text, wholeNumber } from '../lib/input.ts'
import { parsePriceList } from '../model/priceList.ts'
import {
  careFor,
  findPlants,
  pageOf,
  pageSize,
  plantById,
  setStock,
  toPlant,
} from '../model/plants.ts'
import { addStars, reviewsOf } from '../model/reviews.ts'
import { suppliers } from '../seed.ts'
import { requireAdministrator } from './visitor.ts'

export const plantsApi = Router()

const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: 1024 * 1024, files: 1 },
})

plantsApi.get('/plants', (req, res) => {
  const { search, light, sort, page, filter } = req.query
  const filters = String(filter ?? '').split(',')
  const found = findPlants({
    search: text(search),
    light: text(light),
    sort: text(sort),
    maxPrice: wholeNumber(req.query['max-price']),
    petSafe: filters.includes('pet-safe'),
    rare: filters.includes('rare'),
  })
  res.set({
    'X-Total-Count': String(found.length),
    'X-Page-Count': String(Math.ceil(found.length / pageSize)),
  })
  res.json(pageOf(found, wholeNumber(page) ?? 1).map(toPlant))
})

/** Who a price list can be from. */
plantsApi.get('/suppliers', (req, res) => {
  requireAdministrator(req)
  res.json(suppliers)
})

plantsApi.post('/plants/prices', upload.single('price-list'), (req, res) => {
  requireAdministrator(req)
  if (!req.file) throw new HttpError(422, 'Choose a price list')
  const prices = parsePriceList(req.file.buffer.toString('utf8'))
  for (const { plant, price } of prices) plant.price = price
  res.json({ imported: prices.length })
})

plantsApi.get('/plants/:id', (req, res) => {
  res.json(toPlant(plantById(wholeNumber(req.params.id))))
})

plantsApi.patch('/plants/:id', (req, res) => {
  requireAdministrator(req)
  const plant = plantById(wholeNumber(req.params.id))
  const { price, stock } = fields(req.body)
  if (price !== undefined) {
    const dollars = Number(price)
    if (!(dollars > 0)) throw new HttpError(422, 'Enter a price')
    plant.price = dollars
  }
  if (stock !== undefined) {
    const count = wholeNumber(stock)
    if (count === undefined || count < 0) {
      throw new HttpError(422, 'Enter how many are left')
    }
    setStock(plant, count)
  }
  res.json(toPlant(plant))
})

plantsApi.get('/plants/:id/care', (req, res) => {
  res.json(careFor(plantById(wholeNumber(req.params.id))))
})

plantsApi.get('/plants/:id/reviews', (req, res) => {
  res.json(reviewsOf(plantById(wholeNumber(req.params.id))))
})

plantsApi.post('/plants/:id/rating', (req, res) => {
  const plant = plantById(wholeNumber(req.params.id))
  const stars = wholeNumber(fields(req.body).stars)
  if (stars === undefined || stars < 1 || stars > 5) {
    throw new HttpError(422, 'Choose one to five stars')
  }
  res.status(201).json(addStars(plant, stars))
})
