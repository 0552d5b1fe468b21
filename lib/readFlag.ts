/** Reads a setting from the environment that's on if it's 1, and off if it isn't set. */
export function readFlag(name: string): boolean {
  const value = process.env[name] ?? ''
  if (value === '' || value === '1') return value === '1'
  throw new Error(
    `${name} is "${value}". Allowed: 1 to turn it on. To turn it off, don't set it.`,
  )
}
