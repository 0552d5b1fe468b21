import type { Descriptions } from './descriptions'
import type { Facts } from './facts'
import type { Row } from './rows'

/** Unions of more literals than this are printed by their names. */
const mostLiterals = 6

/** Words of enumerations that are no strings. */
const bare = new Set(['false', 'true', 'null', 'undefined'])

/**
 * The type of a row for people: `Partial<>` dropped, short enumerations in
 * full, and what types.yml says of a name in place of it.
 */
export function printType(
  { name, type, owners }: Pick<Row, 'name' | 'type' | 'owners'>,
  facts: Facts,
  { types }: Descriptions,
): string {
  const said = (key: string) =>
    [...owners, 'everywhere']
      .map((owner) => types.owners[owner]?.[key])
      .find((text) => text !== undefined)
  const whole = said(name)
  if (whole !== undefined) return whole

  const printed = type
    .replace(/^Partial<(\w+)>$/, '$1')
    .replace(/"([^"]*)"/g, "'$1'")
    // A name, unless it stands in quotes or is that of a property.
    .replace(/'[^']*'|[A-Za-z_][\w.]*(?!\??:)\b(?:\[\])?/g, (found) => {
      if (found.startsWith("'")) return found
      const [, word = found, list = ''] = /^(.*?)(\[\])?$/.exec(found) ?? []
      const text = said(word) ?? literals(word, facts)
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

/** `null | string` reads better the other way round. */
const nullLast = (type: string) =>
  type.replace(
    /^(null|false) \| (.+)$/,
    (_, first, rest) => `${rest} | ${first}`,
  )
