/** What chains in a test call a page's command: `cy.get` for that of `get`. */
export function commandOf({ path }: { path: string }): string | undefined {
  const name = /\/api\/commands\/(?<name>[\w-]+)$/.exec(path)?.groups?.name
  return name && `cy.${name}`
}
