import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './pages'

interface Import {
  from: string
  /** Below the root when the file is ours, else as written. */
  to: string
}

/** Who may import whom: for each part of the tree, what it may not reach. */
const rules: { part: RegExp; mayNot: RegExp; because: string }[] = [
  {
    part: /./,
    mayNot: /^docusaurus\.config/,
    because: 'the configuration names the parts; no part knows it',
  },
  {
    part: /^src\/data\//,
    mayNot: /^(?!src\/data\/types$)/,
    because: 'data imports types only',
  },
  {
    part: /^src\/components\//,
    mayNot: /^(plugins|src\/(theme|pages))\/|^@theme-(init|original)/,
    because: 'components know data, other components and the theme',
  },
  {
    part: /^src\/theme\//,
    mayNot: /^(plugins|src\/pages)\/|^@theme-init/,
    because: 'src/theme wraps with @theme-original and uses components',
  },
  {
    part: /^plugins\/.*(?<!\.test)\.ts$/,
    mayNot: /^react(-dom)?$|^src\/(?!data\/)/,
    because: 'the build half of a plugin never meets React',
  },
  {
    part: /^plugins\//,
    mayNot: /^@theme-original|^src\/(theme|pages)\//,
    because: 'a theme folder of a plugin wraps with @theme-init',
  },
]

/** A feature's folder below `plugins`, where the file belongs to one. */
const featureOf = (file: string) => /^plugins\/([^/.]+)\//.exec(file)?.[1]

/** What every feature may use, each one file in `plugins`. */
const shared = [
  'diskCache',
  'nearest',
  'origins',
  'pages',
  'problem',
  'version',
]

/** The two places that put the checks and the remark rules of features together. */
const composes = /^plugins\/(authoring\/|remark\/index\.ts$)/

function problems(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const broken = rules
      .filter(({ part, mayNot }) => part.test(from) && mayNot.test(to))
      .map(({ because }) => `${from} imports ${to}: ${because}`)
    const [own, other] = [featureOf(from), featureOf(`${to}/`)]
    if (!own || !other || own === other) return broken
    if (!shared.includes(other) && !composes.test(from)) {
      broken.push(`${from} imports ${to}: a feature never knows another`)
    }
    return broken
  })
}

async function readImports(): Promise<Import[]> {
  const files = await Globby('{src,plugins}/**/*.{ts,tsx}', {
    cwd: root,
    // Ambient declarations and fixtures belong to the samples that they serve.
    ignore: ['**/*.test.*', '**/{ambient,fixtures}/**'],
  })
  return files.flatMap((from) =>
    ts
      .preProcessFile(readFileSync(path.join(root, from), 'utf8'))
      .importedFiles.map(({ fileName }) => ({
        from,
        to: fileName.startsWith('.')
          ? path.posix.join(path.posix.dirname(from), fileName)
          : fileName.replace(/^@site\//, ''),
      })),
  )
}

describe('imports', () => {
  it('stay within the boundaries of the house', async () => {
    const imports = await readImports()
    expect(imports.length).toBeGreaterThan(20)
    expect(problems(imports)).toEqual([])
  })

  it.each([
    ['src/data/footer.ts', 'src/components/Icon'],
    ['src/components/Icon.tsx', 'plugins/search/rank'],
    ['src/theme/MDXComponents.tsx', '@theme-init/MDXComponents'],
    ['plugins/search/rank.ts', 'react'],
    ['plugins/shell/theme/Footer.tsx', '@theme-original/Footer'],
    ['plugins/search/index.ts', 'plugins/shell/index'],
    ['plugins/search/index.ts', 'plugins/shell'],
    ['src/pages/index.tsx', 'docusaurus.config'],
  ])('may not go from %s to %s', (from, to) => {
    expect(problems([{ from, to }])).toHaveLength(1)
  })
})
