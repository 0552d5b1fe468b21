/**
 * Numbers as text that JSON leaves as it is and every static host compresses:
 * a digit of 64 for what is small, digits of 32 for what may be large.
 */
const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const values = new Uint8Array(128)
for (let value = 0; value < 64; value++) {
  values[alphabet.charCodeAt(value)] = value
}

/** A digit, 0 to 63. */
export const writeDigit = (value: number): string => alphabet[value]!

/** The digit at a place. */
export const readDigit = (text: string, at: number): number =>
  values[text.charCodeAt(at)]!

/** A number of any size: all its digits but the last have the sixth bit. */
export function writeNumber(value: number): string {
  let text = ''
  let rest = value
  for (; rest >= 32; rest = Math.floor(rest / 32)) {
    text += alphabet[32 + (rest % 32)]
  }
  return text + alphabet[rest]
}

/** Numbers one after the other. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let unit = 1
  for (let at = 0; at < text.length; at++) {
    const digit = readDigit(text, at)
    value += (digit & 31) * unit
    if (digit & 32) unit *= 32
    else {
      numbers.push(value)
      value = 0
      unit = 1
    }
  }
  return numbers
}
