import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../lib/problem'
import { readClaims } from './claims'
import { readDescriptions } from './descriptions'
import * as rules from './driftRules'
import { elsewhereFile, readElsewhere } from './elsewhere'
import { readFacts } from './facts'
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

/** Reads the pages and the facts, and holds them against each other. */
export function checkDrift(root: string): Drift {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = readdirSync(path.join(root, 'docs'), {
    recursive: true,
    encoding: 'utf8',
  })
  const pages = files
    .map((file) => `docs/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\/[^/_][^/]*\.mdx$/.test(file))
    .sort()
  return drift({
    facts: readFacts(root),
    descriptions: readDescriptions(root),
    pages: pages.map((file) => readClaims(file, read(file))),
    elsewhere: readElsewhere(read(elsewhereFile)),
    read: (file) => read(`node_modules/cypress/${file}`),
  })
}
