import path from 'node:path'
import type { BlockContent, Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'unified'
import { arrange } from './arrange'
import { fromDiff, hasMarks, markLines, readRange } from './marks'
import { isCode, readMeta, type SampleMeta } from './meta'
import { toTabs } from './tabs'

/**
 * Shows each sample the way `arrange` arranges it, so that readers see exactly
 * what was checked. TypeScript is also shown as JavaScript if the two differ.
 *
 *     ```ts title="cypress/support/catalog.ts"
 *     export const search = (text: string) => cy.get('input').type(text)
 *     ```
 *
 * becomes `<Tabs groupId="language">` with the block as written and, as
 * `catalog.js`, without its types. Words that are only for the checks are removed
 * from the fence, and a `diff` becomes code with marked lines. A sample that can't
 * be shown fails the build.
 */
const samples: Plugin<[], Root> = () => async (root, file) => {
  const shown: Promise<void>[] = []
  visit(root, 'code', (node, index, parent) => {
    if (!parent || index === undefined) return
    shown.push(
      show(node, file.path).then(
        (block) => {
          parent.children[index] = block
        },
        (error: Error) => file.fail(error.message, { place: node.position }),
      ),
    )
  })
  await Promise.all(shown)
}

export default samples

async function show(node: Code, page: string): Promise<BlockContent> {
  const meta = readMeta(node.meta ?? '')
  const language = node.lang ?? 'text'
  if (language === 'diff') return showDiff(node, meta)
  if (!isCode(language)) {
    return { ...node, meta: displayWords(node, meta, meta.title) }
  }
  const { shown, title } = arrange(node.value, meta)
  if (!shown.trim()) {
    throw new Error(
      'There is no code below // ---cut---, so readers would see an empty block. Move the line up, or remove it.',
    )
  }
  const range = rangeOf(node)
  if (range && shown !== node.value) {
    throw new Error(
      `${range} counts lines, but lines are added to this sample or hidden from it. Replace the range with // highlight-next-line above each line.`,
    )
  }
  if (range && hasMarks(shown)) {
    throw new Error(
      `${range} and comments both mark lines. Remove the range and keep the comments.`,
    )
  }
  if (!isTypeScript(language)) {
    const lang = shownAs[language] ?? language
    const words = displayWords(node, meta, title)
    return { ...node, lang, value: shown, meta: words }
  }
  const code =
    meta.config || meta.plugin
      ? await (await loadJavaScript()).prettify(shown, 'sample.ts')
      : shown
  return showTypeScript(node, page, meta, { language, title, code })
}

/** Loads TypeScript and Prettier only when needed, so `npm start` is faster. */
const loadJavaScript = () => import('./javascript')

const isTypeScript = (language: string): language is 'ts' | 'tsx' =>
  language === 'ts' || language === 'tsx'

/** Languages that are highlighted as another. */
const shownAs: Record<string, string> = { vue: 'html', svelte: 'html' }

async function showTypeScript(
  node: Code,
  page: string,
  meta: SampleMeta,
  {
    language,
    title,
    code,
  }: { language: 'ts' | 'tsx'; title?: string; code: string },
): Promise<BlockContent> {
  const range = rangeOf(node)
  const single: Code = {
    ...node,
    value: code,
    meta: displayWords(node, meta, title),
  }
  if (isOnlyTypeScript(page, meta, code, title)) return single
  const marked = range
    ? markLines(code, language, readRange(range.slice(1, -1)))
    : code
  const { toJavaScript } = await loadJavaScript()
  const script = await toJavaScript(marked, language, title)
  if (!script || script.code === marked) return single
  const withoutRange = { ...node, meta: node.meta?.replace(range ?? '', '') }
  const block = (lang: string, value: string, name?: string): Code => ({
    ...node,
    lang,
    value,
    meta: displayWords(withoutRange, meta, name),
  })
  return toTabs(
    'language',
    {
      typescript: block(language, marked, title),
      javascript: block(
        language.replace('ts', 'js'),
        script.code,
        script.title,
      ),
    },
    title || meta.wrong || meta.avoid || meta.correct
      ? { className: 'tabs--beside-title' }
      : {},
  )
}

/** Whether a sample would mean nothing in JavaScript, or can't be translated. */
function isOnlyTypeScript(
  page: string,
  { errors, nocheck, typescriptOnly }: SampleMeta,
  code: string,
  title = '',
): boolean {
  return (
    typescriptOnly ||
    errors.length > 0 ||
    nocheck !== undefined ||
    /\.d\.ts$/.test(title) ||
    // Angular projects are always written in TypeScript.
    /\/angular\//.test(page) ||
    /'(@angular\/|cypress\/angular)|\bframework: 'angular'/.test(code)
  )
}

const rangeOf = ({ meta }: Code) => /\{[\d,\s-]+\}/.exec(meta ?? '')?.[0]

/** The words of a fence that the theme and `packageManagers` read. */
function displayWords(
  node: Code,
  { errors, wrong, avoid, correct, packageManager }: SampleMeta,
  title: string | undefined,
): string {
  return [
    title && `title="${title}"`,
    (wrong || avoid || errors.length > 0) && 'wrong',
    correct && 'correct',
    packageManager && 'package-manager',
    rangeOf(node)?.replace(/\s/g, ''),
    /\bshowLineNumbers(=\d+)?/.exec(node.meta ?? '')?.[0],
  ]
    .filter(Boolean)
    .join(' ')
}

function showDiff(node: Code, meta: SampleMeta): Code {
  const ending = path.extname(meta.title ?? '').slice(1)
  const lang = shownAs[ending] ?? (ending || 'text')
  return {
    ...node,
    lang,
    value: fromDiff(node.value, lang),
    meta: displayWords(node, meta, meta.title),
  }
}
