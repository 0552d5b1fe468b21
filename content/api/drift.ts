import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../lib/problem'
import { isPartial } from '../page/page'
import type { ClaimingPage } from './claims'
import * as rules from './driftRules'
import { elsewhereFile, readElsewhere } from './elsewhere'
import type { Api } from './readApi'
import { registerOf, type Sources } from './register'

/** What the check found, and a line on how much of the API has a page. */
export interface Drift {
  problems: Problem[]
  summary: string
}

/** Holds the pages against the types: each name is documented exactly once. */
export function drift(sources: Sources): Drift {
  const register = registerOf(sources)
  const { names, owners, elsewhere, facts } = register
  const claims = [...owners.values()].flat()
  const pages = new Set(claims.map(({ page }) => page))
  const waiting = rules
    .answered(register)
    .filter(({ owner }) => owner.page.unlisted)
  return {
    problems: [
      ...rules.claimsOnce(register),
      ...rules.claimsStated(register),
      ...rules.rowsTrue(register),
      ...rules.namesAnswered(register),
      ...rules.namesTold(register),
      ...rules.optionsTold(register),
      ...rules.rowsInTypes(register),
    ],
    summary: `${names.size} names of cypress ${facts.version}: ${claims.length} claims on ${pages.size} pages, ${elsewhere.length} elsewhere, ${waiting.length} on pages that are not written yet`,
  }
}

/** Holds all pages against the API of the package that is installed below the root. */
export function checkDrift(
  pages: ClaimingPage[],
  api: Api,
  root: string,
): Drift {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return drift({
    ...api,
    pages: pages.filter(({ file }) => !isPartial(file)),
    elsewhere: readElsewhere(read(elsewhereFile)),
    read: (file) => read(`node_modules/cypress/${file}`),
  })
}
