import type { Descriptions } from './descriptions'
import type { Facts } from './facts'
import type { Row } from './rows'

/** Larger unions of literals are printed as their name. */
const mostLiterals = 6

/** Values in enumerations that aren't strings. */
const bare = new Set(['false', 'true', 'null', 'undefined'])

/**
 * A row's type in a form that's easy to read: without `Partial<>`, with the
 * values of short enumerations, and with the replacements from types.yml.
 */
export function printType(
  { name, type, owners }: Pick<Row, 'name' | 'type' | 'owners'>,
  facts: Facts,
  { types }: Descriptions,
): string {
  const replacement = (key: string) =>
    [...owners, 'everywhere']
      .map((owner) => types.owners[owner]?.[key])
      .find((text) => text !== undefined)
  const whole = replacement(name)
  if (whole !== undefined) return whole

  const printed = type
    .replace(/^Partial<(\w+)>$/, '$1')
    .replace(/"([^"]*)"/g, "'$1'")
    // Names, but not in quotes, and not those of properties.
    .replace(/'[^']*'|[A-Za-z_][\w.]*(?!\??:)\b(?:\[\])?/g, (found) => {
      if (found.startsWith("'")) return found
      const [, word = found, list = ''] = /^(.*?)(\[\])?$/.exec(found) ?? []
      const text = replacement(word) ?? literals(word, facts)
      if (text === undefined) return found
      return list && / \| /.test(text) ? `(${text})[]` : text + list
    })
  return nullLast(printed)
}

function literals(name: string, { enums }: Facts): string | undefined {
  const found = enums[name] ?? enums[`net-stubbing:${name}`]
  if (!found || found.values.length > mostLiterals) return undefined
  return [...(found.also ?? []), ...found.values.map(printLiteral)].join(' | ')
}

/** A value of an enumeration as code: `'topLeft'`, `false`. */
export const printLiteral = (value: string): string =>
  bare.has(value) ? value : `'${value}'`

/** `string | null` is easier to read than `null | string`. */
const nullLast = (type: string) =>
  type.replace(
    /^(null|false) \| (.+)$/,
    (_, first, rest) => `${rest} | ${first}`,
  )
