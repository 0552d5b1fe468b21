import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../lib/problem'
import { isPartial } from '../page/page'
import type { ClaimingPage } from './claims'
import * as rules from './driftRules'
import { elsewhereFile, readElsewhere } from './elsewhere'
import type { Api } from './readApi'
import { registerOf, type Sources } from './register'

/** The problems, and a line about how much of the API the pages document. */
export interface Drift {
  problems: Problem[]
  summary: string
}

/** Compares the pages with the types: each name is documented exactly once. */
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
    summary: `cypress ${facts.version}: ${names.size} API names, ${claims.length} claims on ${pages.size} pages, ${elsewhere.length} documented elsewhere, ${waiting.length} on pages that aren't written yet`,
  }
}

/** Compares all pages with the API of the installed package. */
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
