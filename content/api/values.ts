import type { PhrasingContent } from 'mdast'
import { nearest } from '../../lib/nearest'
import type { Facts } from './facts'
import { printLiteral } from './printType'

/** The enumerations that `<Values of="…" />` knows, by their short names. */
const namesOf = ({ enums }: Facts) =>
  Object.fromEntries(
    Object.entries(enums).map(([name, found]) => [
      name.replace(/^.*:/, ''),
      found.values,
    ]),
  )

/**
 * The values of an enumeration as a list of code in a sentence: `'top'`,
 * `'center'`, … Throws a message for the author.
 */
export function valuesList(of: string, facts: Facts): PhrasingContent[] {
  const enums = namesOf(facts)
  const values = enums[of]
  if (!values) {
    const names = Object.keys(enums)
    const meant = nearest(of, names)
    throw new Error(
      `the types have no enumeration "${of}"${meant ? `: did you mean "${meant}"?` : '.'} ` +
        `Allowed are ${names.join(', ')}`,
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

/** Methods are listed in capitals and not: once is enough. */
const distinct = (values: string[]) =>
  values.filter(
    (value) =>
      value === value.toUpperCase() || !values.includes(value.toUpperCase()),
  )
