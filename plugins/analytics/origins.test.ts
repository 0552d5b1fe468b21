import { expect, it } from 'vitest'
import { originsOf } from './origins'

it('lists only what the configured services need', () => {
  expect(originsOf({ fullstory: 'o-1' })).toEqual({
    script: ['https://edge.fullstory.com'],
    connect: ['https://edge.fullstory.com', 'https://rs.fullstory.com'],
    img: ['https://rs.fullstory.com'],
    trustedTypes: [],
  })
  expect(originsOf({ gtm: 'GTM-1' })).toEqual(originsOf({ gtag: 'G-1' }))
  expect(originsOf({ gtag: 'G-1' }).script).toEqual([
    'https://www.googletagmanager.com',
  ])
})

it.each(['AW-1', 'G-1,DC-2'])('adds the advertising servers for %s', (gtag) => {
  expect(originsOf({ gtag }).script).toContain(
    'https://www.googleadservices.com',
  )
})
