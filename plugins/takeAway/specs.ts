/** A sample as a whole spec, for readers who take it with them. */
export interface Spec {
  /** What the sample shows. */
  code: string
  /** The id of the heading above it, or nothing. */
  section: string
  language: 'js' | 'ts'
  text: string
}

/** Where the specs of a page are, below the site's base URL. */
export const specsFile = (route: string): string => `specs/${route}.json`

/** The spec of a sample. Sections may have the same one with another setup. */
export const findSpec = (
  specs: readonly Spec[],
  code: string,
  section: string,
): Spec | undefined => {
  const same = specs.filter((spec) => spec.code === code)
  return same.find((spec) => spec.section === section) ?? same[0]
}

/** The name of the file, such as `click-position.cy.ts`. */
export const nameOf = (
  address: string,
  { section, language }: Pick<Spec, 'section' | 'language'>,
): string =>
  `${[address.split('/').pop(), section].filter(Boolean).join('-')}.cy.${language}`

/** The whole file, which says where it comes from. */
export const fileOf = (
  address: string,
  { section, text }: Pick<Spec, 'section' | 'text'>,
): string => `// From ${address}${section && `#${section}`}\n\n${text}\n`
