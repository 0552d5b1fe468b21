/** Reads values of requests, whose types nobody has checked. */

/** A trimmed string: empty for everything that isn't one. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : ''

/** A whole number from JSON, a form, or a path. */
export function wholeNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  if (value === '') return undefined
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : undefined
}

/** The properties of a request's body, which may be missing altogether. */
export const fields = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {}

/** As strict as a browser's email field, and with a dot in the domain. */
export const isEmail = (value: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
