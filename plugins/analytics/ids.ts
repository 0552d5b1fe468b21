const tag = '(G|GT|AW|DC)-[A-Z0-9]+'

const services = {
  gtag: {
    variable: 'DOCS_GTAG_ID',
    pattern: new RegExp(`^${tag}(,${tag})*$`),
    allowed:
      'one or more tag ids with commas between them, such as G-AB12CD (also GT-, AW- and DC-)',
  },
  gtm: {
    variable: 'DOCS_GTM_ID',
    pattern: /^GTM-[A-Z0-9]+$/,
    allowed: 'one container id, such as GTM-AB12CD',
  },
  fullstory: {
    variable: 'DOCS_FULLSTORY_ORG',
    pattern: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
    allowed: 'one organization id, such as o-1A2B3C-na1',
  },
} satisfies Record<
  string,
  { variable: string; pattern: RegExp; allowed: string }
>

/** Who measures: the Google tags, a Tag Manager container, FullStory. */
export type Ids = Partial<Record<keyof typeof services, string>>

/**
 * Takes the ids from the environment, so that nothing but an id can reach the
 * script in the head of every page. A service whose variable is unset or empty
 * is left out.
 *
 * @throws {Error} that names every variable which holds something else
 */
export function readIds(env: Record<string, string | undefined>): Ids {
  const found = Object.entries(services).map(([service, rule]) => ({
    ...rule,
    service,
    value: (env[rule.variable] ?? '').replaceAll(/\s/g, ''),
  }))
  const mistakes = found
    .filter(({ value, pattern }) => value && !pattern.test(value))
    .map(
      ({ variable, value, allowed }) =>
        `Found: ${variable} is ${JSON.stringify(value)}.\nAllowed: ${allowed}.\nMend: correct the variable, or unset it to leave the service out.`,
    )
  if (mistakes.length) throw new Error(mistakes.join('\n\n'))
  return Object.fromEntries(
    found
      .filter(({ value }) => value)
      .map(({ service, value }) => [service, value]),
  )
}
