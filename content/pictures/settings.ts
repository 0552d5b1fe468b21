import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Marks "What's new" as read. Its Continue button starts the browser twice if one is
 * given on the command line, both times with the same profile, and then neither
 * stays open.
 *
 * @param settings the folder in `XDG_CONFIG_HOME`
 * @param version of the application
 */
export function dismissNews(settings: string, version: string): void {
  const folder = path.join(
    settings,
    'Cypress/cy/production/projects/__global__',
  )
  const [major = ''] = version.split('.')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'state.json'),
    JSON.stringify({ majorVersionWelcomeDismissed: { [major]: 1 } }),
  )
}
