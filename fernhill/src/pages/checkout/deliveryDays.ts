import { toDay } from '../../app/format'

/** The first day that can be chosen. */
export function tomorrow(): Date {
  const date = new Date()
  date.setDate(date.getDate() + 1)

  return date
}

/** The first day on which we deliver: not on Sundays, and not at Christmas. */
export function firstDay(): string {
  const date = tomorrow()
  while (isDayOff(date)) date.setDate(date.getDate() + 1)

  return toDay(date)
}

function isDayOff(date: Date): boolean {
  const isChristmas =
    date.getMonth() === 11 && [25, 26].includes(date.getDate())

  return date.getDay() === 0 || isChristmas
}
