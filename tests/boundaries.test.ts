import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './pages'

interface Import {
  from: string
  /** Our own files as paths without an extension; packages as written. */
  to: string
}

/** What each part of the project can't import. Reasons are full sentences. */
const rules: { part: RegExp; forbidden: RegExp; because: string }[] = [
  {
    part: /./,
    forbidden: /^docusaurus\.config/,
    because: 'The configuration imports the parts, never the other way around.',
  },
  {
    part: /^lib\//,
    forbidden:
      /^(benchmarks|content|plugins|scripts|src|tests)\/|^react(-dom)?$/,
    because:
      'lib is the bottom layer. It only imports itself, and packages other than React.',
  },
  {
    part: /^src\/data\//,
    forbidden: /^(?!src\/data\/types$)/,
    because: 'Data only imports types.',
  },
  {
    part: /^src\/components\//,
    forbidden:
      /^(benchmarks|content|plugins|tests|src\/(theme|pages))\/|^@theme-(init|original)/,
    because: 'Components only import data, lib, other components, and @theme.',
  },
  {
    part: /^src\/theme\//,
    forbidden: /^(benchmarks|content|plugins|tests|src\/pages)\/|^@theme-init/,
    because: 'src/theme imports components, and wraps with @theme-original.',
  },
  {
    part: /^content\//,
    forbidden: /^(benchmarks|plugins|tests|src\/(?!data\/))|^react(-dom)?$/,
    because: 'content runs at build time, without React or plugins.',
  },
  {
    part: /^plugins\//,
    forbidden: /^(benchmarks|tests)\//,
    because: 'Plugins ship, so they never import tests or benchmarks.',
  },
  {
    part: /^plugins\/.*(?<!\.test)\.ts$/,
    forbidden: /^react(-dom)?$|^src\/(?!data\/)/,
    because: 'This file runs at build time, without React.',
  },
  {
    part: /^plugins\//,
    forbidden: /^@theme-original|^src\/(theme|pages)\//,
    because: "A plugin's theme folder wraps with @theme-init.",
  },
]

/** The folders of `content`. Each can import the ones before it. */
const layers = [
  'page',
  'api',
  'samples',
  'runs',
  'pictures',
  'remark',
  'rules',
  'commands',
]

const layerOf = (file: string) =>
  layers.indexOf(/^content\/(\w+)\//.exec(file)?.[1] ?? '')

/** The folder in `plugins` that the file belongs to, if any. */
const featureOf = (file: string) => /^plugins\/([^/.]+)\//.exec(file)?.[1]

function problems(imports: Import[]): string[] {
  return imports.flatMap(({ from, to }) => {
    const broken = rules
      .filter(({ part, forbidden }) => part.test(from) && forbidden.test(to))
      .map(({ because }) => `${from} imports ${to}. ${because}`)
    const [own, other] = [featureOf(from), featureOf(`${to}/`)]
    if (own && other && own !== other) {
      broken.push(
        `${from} imports ${to}. A feature can't import another feature.`,
      )
    }
    const [lower, upper] = [layerOf(from), layerOf(`${to}/`)]
    if (lower >= 0 && upper > lower) {
      broken.push(
        `${from} imports ${to}. content/${layers[lower]} is a lower layer than content/${layers[upper]}.`,
      )
    }
    return broken
  })
}

/** Import cycles, such as `a → b → a`. */
function cycles(imports: Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) {
    const file = withoutExtension(from)
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

const withoutExtension = (file: string) =>
  file.replace(/(\/index)?\.(tsx?|m[tj]s)$/, '')

async function readImports(): Promise<Import[]> {
  const files = await Globby(
    '{benchmarks,content,lib,plugins,src}/**/*.{ts,tsx}',
    {
      cwd: root,
      // Ambient declarations and fixtures aren't part of the program.
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
  it('follow the rules', async () => {
    const imports = await readImports()
    expect(imports.length).toBeGreaterThan(20)
    expect(problems(imports)).toEqual([])
    expect(cycles(imports)).toEqual([])
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
  ])("can't go from %s to %s", (from, to) => {
    expect(problems([{ from, to }])).toHaveLength(1)
  })

  it("can't form cycles", () => {
    expect(
      cycles([
        { from: 'lib/a.ts', to: 'lib/b' },
        { from: 'lib/b/index.ts', to: 'lib/c' },
        { from: 'lib/c.ts', to: 'lib/b' },
      ]),
    ).toEqual(['lib/b → lib/c → lib/b'])
  })
})
