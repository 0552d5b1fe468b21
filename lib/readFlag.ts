const read = (name: string, word: string, allowed: string): boolean => {
  const value = process.env[name] ?? ''
  if (value === '' || value === word) return value === word
  throw new Error(`${name} is "${value}". Allowed: ${allowed}, don't set it.`)
}

/** Reads a setting from the environment that's on if it's 1, and off if it isn't set. */
export const readFlag = (name: string): boolean =>
  read(name, '1', '1 to turn it on. To turn it off')

/** Reads a setting from the environment that's off if it's "off", and on if it isn't set. */
export const readOff = (name: string): boolean =>
  read(name, 'off', 'off to turn it off. To turn it on')
