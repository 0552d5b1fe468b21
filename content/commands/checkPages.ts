import type { Problem } from '../../lib/problem'
import { check } from '../samples/check'
import { checkDescriptions } from '../api/checkDescriptions'
import { checkDrift } from '../api/drift'
import { readApi } from '../api/readApi'
import { findExcess } from '../rules/findExcess'
import { checkFormat } from './format'
import { readSource } from '../page/files'
import { readPage } from '../page/readPage'
import { readPages } from '../rules/readPages'
import { findPages, readSite } from '../rules/readSite'
import { siteRules } from '../rules/index'
import { planPage } from '../runs/cases'
import { checkMessages, messagePages } from '../runs/checkMessages'
import { readRecording } from '../runs/published'
import { checkRecordings } from '../runs/recordings'
import { checkResults, readResults } from '../runs/results'

export interface Report {
  problems: Problem[]
  /** Says what was checked, in a line or two. */
  summary: string
}

const readOne = (root: string, file: string) =>
  readPage(file, readSource(root, file).text)

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line

const count = (number: number, name: string) =>
  `${number.toLocaleString('en')} ${name}${number === 1 ? '' : 's'}`

/**
 * Checks pages against every rule: their structure, links, samples, and the API
 * that they document.
 *
 * @param wanted pages in `docs`; if missing, all pages and the data next to them
 */
export async function checkPages(
  root: string,
  wanted?: readonly string[],
): Promise<Report> {
  const start = performance.now()
  const all = findPages(root)
  const files = wanted ?? all
  const api = readApi(root)
  const readings = await readPages(root, all, api)
  const site = readSite(
    root,
    readings.map(({ outline }) => outline),
  )
  const samples = readings
    .filter(({ outline: { file } }) => files.includes(file))
    .flatMap((reading) => reading.samples)
  const [checked, unformatted] = await Promise.all([
    check(samples, api, root),
    // When it checks all pages, `npm run check` runs Prettier itself.
    checkFormat(root, wanted ?? []),
  ])
  const results = readResults(root)
  const planned = readings.map(({ outline: { file }, samples: own, visit }) => {
    const plan = planPage(own, visit, results.application)
    return {
      file,
      unrecorded: checkRecordings(
        file,
        own,
        plan.cases,
        (id) => readRecording(root, id) !== undefined,
      ),
      samples: Object.values(plan)
        .flat()
        .map(({ key, sample: { line } }) => ({
          key,
          line,
        })),
    }
  })
  const drift = checkDrift(
    readings.map(({ claims }) => claims),
    api,
    root,
  )
  const found = [
    ...readings.flatMap(({ problems }) => problems),
    ...Object.values(siteRules).flatMap((rule) => rule(site)),
    ...checked.problems,
    ...drift.problems,
    ...checkResults(planned, results),
    ...planned.flatMap(({ unrecorded }) => unrecorded),
    ...checkMessages(
      readOne(root, messagePages.described),
      readOne(root, messagePages.provoked),
      readings.find(({ outline: { file } }) => file === messagePages.listed)
        ?.outline.links ?? [],
    ),
    ...checkDescriptions(api.facts, api.descriptions),
    ...(wanted ? [] : findExcess(samples)),
    ...unformatted,
  ]
  const problems = found
    .filter(({ file }) => !wanted || wanted.includes(file))
    .sort(byPlace)
  const { unchecked, profiles } = checked.summary
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const summary = `${count(files.length, 'page')}, ${count(samples.length, 'sample')} (${unchecked} not checked, ${count(profiles, 'profile')}), ${count(problems.length, 'problem')} (${seconds} s)`
  return {
    problems,
    summary: wanted ? summary : `${drift.summary}\n${summary}`,
  }
}
