/*
 * Numbers as text. JSON doesn't escape these characters, and every static host
 * compresses text. A number below 64 takes one digit. Numbers of any size have
 * five bits per digit, because the sixth bit says that more digits follow.
 */
const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const values = new Uint8Array(128)
for (let value = 0; value < 64; value++) {
  values[alphabet.charCodeAt(value)] = value
}

/** @param value from 0 to 63 */
export const writeDigit = (value: number): string => alphabet[value]!

export const readDigit = (text: string, at: number): number =>
  values[text.charCodeAt(at)]!

/** Writes a number of any size, with the least significant digit first. */
export function writeNumber(value: number): string {
  let text = ''
  let rest = value
  for (; rest >= 32; rest = Math.floor(rest / 32)) {
    text += alphabet[32 + (rest % 32)]
  }
  return text + alphabet[rest]
}

/** Reads a sequence of numbers from `writeNumber()`. */
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
