/** 24 becomes `$24.00`. */
export const formatPrice = (dollars: number | undefined) =>
  dollars === undefined
    ? ''
    : dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** A day in the local time zone, as date fields write it: `2026-05-04`. */
export const toDay = (date: Date) =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')

/** The opposite of `toDay`. */
export function fromDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)

  return new Date(year, month - 1, date)
}

/** `shipped` becomes `Shipped`. */
export const capitalize = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1)

/** `Boston fern` becomes `boston-fern`. */
export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
