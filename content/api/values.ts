import type { PhrasingContent } from 'mdast'
import { suggest } from '../../lib/suggest'
import type { Facts } from './facts'
import { printLiteral } from './printType'

/** The enumerations for `<Values of="…" />`, by their short names. */
const namesOf = ({ enums }: Facts) =>
  Object.fromEntries(
    Object.entries(enums).map(([name, found]) => [
      name.replace(/^.*:/, ''),
      found.values,
    ]),
  )

/**
 * The values of an enumeration as code in a sentence: `'top'`, `'center'`, …
 *
 * @throws {Error} with a message for the author
 */
export function valuesList(of: string, facts: Facts): PhrasingContent[] {
  const enums = namesOf(facts)
  const values = enums[of]
  if (!values) {
    const names = Object.keys(enums)
    throw new Error(
      `The types have no enumeration "${of}". Allowed: ${names.join(', ')}.${suggest(of, names)}`,
    )
  }
  return distinct(values).flatMap((value, index, { length }) => {
    const between =
      index === 0 ? [] : [index === length - 1 ? lastComma(length) : ', ']
    return [
      ...between.map((text): PhrasingContent => ({
        type: 'text',
        value: text,
      })),
      { type: 'inlineCode', value: printLiteral(value) },
    ]
  })
}

const lastComma = (length: number) => (length === 2 ? ' and ' : ', and ')

/**
 * The types list HTTP methods in upper and in lower case. Keeps one of them.
 */
const distinct = (values: string[]) =>
  values.filter(
    (value) =>
      value === value.toUpperCase() || !values.includes(value.toUpperCase()),
  )
