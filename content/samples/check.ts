import type { Problem } from '../../lib/problem'
import type { Api } from '../api/readApi'
import { compileComponents, hasComponents } from './components'
import type { Sample } from './samples'
import { checkFormats } from './formats'
import { checkMeta, isCode } from './meta'
import { checkNames } from './stringNames'
import { createProject, guessProfile } from './project'
import { judge } from './report'
import { checkShell } from './shell'
import { compile } from './typescript'

/** What the checks looked at. */
interface Summary {
  samples: number
  /** Samples that their authors exempted, with a reason. */
  unchecked: number
  /** How many profiles are in use. */
  profiles: number
  seconds: number
}

/**
 * Checks every sample against the types of the cypress package and everything
 * else that can be wrong with it, so that readers can trust what they copy.
 *
 * @param root the repository, whose packages are used
 * @returns problems in the order of the pages
 */
export async function check(
  samples: Sample[],
  api: Api,
  root: string,
): Promise<{ problems: Problem[]; summary: Summary }> {
  const start = performance.now()
  const projects = [...groupByPage(samples)].map(([page, own]) =>
    createProject(page, own),
  )
  // The compiler runs in a separate process, in parallel to the rest.
  const compiling = compile(
    projects.filter((project) => !hasComponents(project)),
    root,
  )
  const components = await compileComponents(projects.filter(hasComponents))
  const results = await Promise.all([
    compiling,
    compile(components.projects, root),
    checkFormats(samples),
    checkShell(samples, api.facts, root),
    checkNames(samples, api),
  ])
  const [plain, withComponents, ...rest] = results
  const findings = [...plain, ...components.findings, ...withComponents]
  const problems = excuse(samples, [
    ...judge(samples, findings, api.facts),
    ...rest.flat(),
  ])
  const profiles = projects.flatMap(({ programs }) =>
    programs.map(({ profile }) => profile),
  )
  return {
    problems: [...samples.flatMap(checkWords), ...problems].sort(byPlace),
    summary: {
      samples: samples.length,
      unchecked: samples.filter(isExcused).length,
      profiles: new Set(profiles).size,
      seconds: (performance.now() - start) / 1000,
    },
  }
}

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line

function groupByPage(samples: Sample[]): Map<string, Sample[]> {
  const pages = new Map<string, Sample[]>()
  for (const sample of samples) {
    const own = pages.get(sample.file) ?? []
    own.push(sample)
    pages.set(sample.file, own)
  }
  return pages
}

/** Mistakes in the words after the backticks. */
function checkWords(sample: Sample): Problem[] {
  const { file, line, language, meta, code, cell } = sample
  if (cell !== undefined) return []
  const messages = checkMeta(language, meta, code)
  if (isCode(language) && meta.profile === guessProfile(sample)) {
    messages.push(
      `profile="${meta.profile}" isn't needed, because the title, the imports, or the page already imply it. Remove it.`,
    )
  }
  return messages.map((message) => ({ file, line: line - 1, message }))
}

const isExcused = ({ meta }: Sample) => meta.nocheck !== undefined

/** Drops the problems of samples with `nocheck`, and reports ones without any. */
function excuse(samples: Sample[], problems: Problem[]): Problem[] {
  const excused = samples.filter(isExcused).map((sample) => ({
    sample,
    last: sample.line + sample.code.split('\n').length - 1,
    found: false,
  }))
  const left = problems.filter(({ file, line }) => {
    const excuse = excused.find(
      ({ sample, last }) =>
        sample.file === file && sample.line - 1 <= line && line <= last,
    )
    if (excuse) excuse.found = true
    return !excuse
  })
  const needless = excused.filter(
    ({ found, sample }) => !found && !sample.meta.errors.length,
  )
  return [
    ...left,
    ...needless.map(({ sample: { file, line } }) => ({
      file,
      line: line - 1,
      message:
        "nocheck isn't needed, because the checks find no problem here. Remove it.",
    })),
  ]
}
