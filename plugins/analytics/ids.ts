const tag = '(G|GT|AW|DC)-[A-Z0-9]+'

const services = {
  gtag: {
    name: 'Google Analytics',
    variable: 'DOCS_GTAG_ID',
    pattern: new RegExp(`^${tag}(,${tag})*$`),
    allowed:
      'one or more tag IDs, separated by commas, such as G-AB12CD. They start with G-, GT-, AW-, or DC-',
  },
  gtm: {
    name: 'Google Tag Manager',
    variable: 'DOCS_GTM_ID',
    pattern: /^GTM-[A-Z0-9]+$/,
    allowed: 'one container ID, such as GTM-AB12CD',
  },
  fullstory: {
    name: 'FullStory',
    variable: 'DOCS_FULLSTORY_ORG',
    pattern: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
    allowed: 'one organization ID, such as o-1A2B3C-na1',
  },
} satisfies Record<
  string,
  { name: string; variable: string; pattern: RegExp; allowed: string }
>

/** IDs of the configured services. A service without an ID isn't used. */
export type Ids = Partial<Record<keyof typeof services, string>>

/** What readers know the configured services by. */
export const namesOf = (ids: Ids): string[] =>
  Object.keys(ids).map((service) => services[service as keyof Ids].name)

/**
 * Reads the IDs from environment variables. They end up in an inline script on
 * every page, so anything that isn't an ID is rejected. Empty variables are
 * ignored.
 *
 * @throws {Error} if any variable is invalid; the message lists all of them
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
        `Found: ${variable} is ${JSON.stringify(value)}.\nAllowed: ${allowed}.\nFix: Correct the variable, or unset it if you don't use the service.`,
    )
  if (mistakes.length) throw new Error(mistakes.join('\n\n'))
  return Object.fromEntries(
    found
      .filter(({ value }) => value)
      .map(({ service, value }) => [service, value]),
  )
}
