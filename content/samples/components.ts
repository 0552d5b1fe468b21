import type { Component, Mistake } from './component'
import type { Project, SampleFile } from './project'
import type { Finding } from './typescript'

/** Projects in which scripts replace components, and the mistakes in them. */
export interface Compiled {
  projects: Project[]
  findings: Finding[]
}

/** Loaded only if a page needs them, because loading takes as long as the rest. */
const compilers: Record<string, (source: string) => Promise<Component>> = {
  vue: async (source) => (await import('./vue')).compileVue(source),
  svelte: async (source) => (await import('./svelte')).compileSvelte(source),
}

const mayHoldTemplate = /\btemplate\s*:|\bmount\(\s*['"`]/

/** Whether a project needs a compiler besides TypeScript. */
export const hasComponents = ({ files }: Project) =>
  files.some(
    ({ sample, profile }) =>
      sample.language in compilers || profile === 'angular',
  )

/** Compiles the components of each framework with its own compiler. */
export async function compileComponents(
  projects: Project[],
): Promise<Compiled> {
  const results = await Promise.all(projects.map(compileProject))
  return {
    projects: results.map(({ project }) => project),
    findings: results.flatMap(({ findings }) => findings),
  }
}

async function compileProject(project: Project) {
  const findings: Finding[] = []
  const replaced = new Map<SampleFile, SampleFile>()
  for (const file of project.files) {
    const compile = compilers[file.sample.language]
    if (compile) {
      const { mistakes, script } = await compile(file.text)
      findings.push(...mistakes.map((mistake) => toFinding(file, mistake)))
      replaced.set(file, toScript(file, script))
    } else if (file.profile === 'angular' && mayHoldTemplate.test(file.text)) {
      const { checkTemplates } = await import('./angular')
      const mistakes = checkTemplates(file.text)
      findings.push(...mistakes.map((mistake) => toFinding(file, mistake)))
    }
  }
  const replace = (file: SampleFile) => replaced.get(file) ?? file
  return {
    findings,
    project: {
      ...project,
      files: project.files.map(replace),
      programs: project.programs.map((program) => ({
        ...program,
        files: program.files.map(replace),
        own: program.own.map(replace),
      })),
    },
  }
}

/** Like its component, the script has every line where the page has it. */
function toScript(file: SampleFile, script: Component['script']): SampleFile {
  if (script) {
    const name = file.name.replace(/\.ts$/, `.${script.ending}`)
    return { ...file, name, text: script.text }
  }
  // So that samples that import it don't fail too.
  const text = 'const component: any = {}\nexport default component\n'
  return { ...file, text }
}

const toFinding = ({ sample }: SampleFile, { line, message }: Mistake) => ({
  sample,
  line,
  code: '',
  message,
})
