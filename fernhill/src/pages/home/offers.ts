const seasons = [
  'Winter is the season of evergreens.',
  'Spring is here: time to repot.',
  'Summer plants love the balcony.',
  'Autumn light is soft, and ferns like it.',
]

/** A sentence about the season, which starts with its name. */
export function seasonOf(date: Date): string {
  const quarter = Math.floor(((date.getMonth() + 1) % 12) / 3)

  return seasons[quarter] ?? ''
}

/** What's special about a day: spring starts on March 20, and its sale ends on March 31. */
export function offerOn(date: Date): string | undefined {
  if (date.getMonth() !== 2) return undefined

  if (date.getDate() === 20) return 'Today only: 10% off with SPRING.'
  if (date.getDate() === 31) return 'Last day of the sale!'

  return undefined
}
