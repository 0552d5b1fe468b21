import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './pages'

interface Import {
  from: string
  /** Path below the root without its ending for our own files, else the module as written. */
  to: string
}

/** Who may import whom: for each part of the tree, what it may not reach. */
const rules: { part: RegExp; mayNot: RegExp; because: string }[] = [
  {
    part: /./,
    mayNot: /^docusaurus\.config/,
    because: 'the configuration puts the parts together; no part knows it',
  },
  {
    part: /^lib\//,
    mayNot: /^(benchmarks|content|plugins|scripts|src|tests)\/|^react(-dom)?$/,
    because: 'lib is the bottom layer: it knows neither pages nor the site',
  },
  {
    part: /^src\/data\//,
    mayNot: /^(?!src\/data\/types$)/,
    because: 'data imports types only',
  },
  {
    part: /^src\/components\//,
    mayNot:
      /^(benchmarks|content|plugins|tests|src\/(theme|pages))\/|^@theme-(init|original)/,
    because: 'components know data, lib, other components and the theme',
  },
  {
    part: /^src\/theme\//,
    mayNot: /^(benchmarks|content|plugins|tests|src\/pages)\/|^@theme-init/,
    because: 'src/theme wraps with @theme-original and uses components',
  },
  {
    part: /^content\//,
    mayNot: /^(benchmarks|plugins|tests|src\/(?!data\/))|^react(-dom)?$/,
    because: 'content runs at build time, and knows no plugin and no React',
  },
  {
    part: /^plugins\//,
    mayNot: /^(benchmarks|tests)\//,
    because: 'what ships never depends on what measures or tests it',
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

/** The folders of `content`; each may import those before it. */
const layers = ['page', 'api', 'samples', 'remark', 'rules', 'commands']

const layerOf = (file: string) =>
  layers.indexOf(/^content\/(\w+)\//.exec(file)?.[1] ?? '')

/** A feature's folder below `plugins`, if the file belongs to one. */
const featureOf = (file: string) => /^plugins\/([^/.]+)\//.exec(file)?.[1]

function problems(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const broken = rules
      .filter(({ part, mayNot }) => part.test(from) && mayNot.test(to))
      .map(({ because }) => `${from} imports ${to}: ${because}`)
    const [own, other] = [featureOf(from), featureOf(`${to}/`)]
    if (own && other && own !== other) {
      broken.push(`${from} imports ${to}: a feature never knows another`)
    }
    const [lower, upper] = [layerOf(from), layerOf(`${to}/`)]
    if (lower >= 0 && upper > lower) {
      broken.push(
        `${from} imports ${to}: content/${layers[lower]} comes before content/${layers[upper]}`,
      )
    }
    return broken
  })
}

/** Files that import each other, each circle once, as `a → b → a`. */
function circles(imports: Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) {
    const file = withoutEnding(from)
    next.set(file, [...(next.get(file) ?? []), to])
  }
  const found: string[] = []
  const done = new Set<string>()
  const follow = (file: string, trail: string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) found.push([...trail.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const target of next.get(file) ?? []) {
      if (target !== file) follow(target, [...trail, file])
    }
    done.add(file)
  }
  for (const file of next.keys()) follow(file, [])
  return found
}

const withoutEnding = (file: string) =>
  file.replace(/(\/index)?\.(tsx?|m[tj]s)$/, '')

async function readImports(): Promise<Import[]> {
  const files = await Globby(
    '{benchmarks,content,lib,plugins,src}/**/*.{ts,tsx}',
    {
      cwd: root,
      // Ambient declarations and fixtures belong to the samples that they serve.
      ignore: ['**/*.test.*', '**/{ambient,fixtures}/**'],
    },
  )
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
    expect(circles(imports)).toEqual([])
  })

  it.each([
    ['src/data/footer.ts', 'src/components/Icon'],
    ['src/components/Icon.tsx', 'plugins/search/rank'],
    ['src/theme/MDXComponents.tsx', '@theme-init/MDXComponents'],
    ['plugins/search/rank.ts', 'react'],
    ['plugins/shell/theme/Footer.tsx', '@theme-original/Footer'],
    ['plugins/search/index.ts', 'plugins/shell/index'],
    ['plugins/search/index.ts', 'plugins/shell'],
    ['plugins/search/index.ts', 'benchmarks/search/corpus'],
    ['src/pages/index.tsx', 'docusaurus.config'],
    ['lib/nearest.ts', 'src/data/types'],
    ['content/rules/links.ts', 'plugins/navigation'],
    ['content/page/readPage.ts', 'content/rules'],
    ['content/samples/check.ts', 'content/remark/pictures'],
  ])('may not go from %s to %s', (from, to) => {
    expect(problems([{ from, to }])).toHaveLength(1)
  })

  it('may not go in circles', () => {
    expect(
      circles([
        { from: 'lib/a.ts', to: 'lib/b' },
        { from: 'lib/b/index.ts', to: 'lib/c' },
        { from: 'lib/c.ts', to: 'lib/b' },
      ]),
    ).toEqual(['lib/b → lib/c → lib/b'])
  })
})
