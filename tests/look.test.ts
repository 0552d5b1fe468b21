import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import { root } from './pages'

type Color = [red: number, green: number, blue: number, alpha: number]
type Tokens = Record<string, string>

const tokensCss = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8')

/** The colors of both modes, as `tokens.css` has them. */
function readModes(css: string): { light: Tokens; dark: Tokens } {
  const read = (text: string): Tokens =>
    Object.fromEntries(
      [...text.matchAll(/--((?:color|code)-[\w-]+):\s*([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
  const [before = '', after = ''] = css.split("[data-theme='dark'] {")
  const light = read(before)
  const dark = read(after.slice(0, after.indexOf('}')))
  return { light, dark: { ...light, ...dark } }
}

/** A color written as #rrggbb, as rgb(r g b / a), or as another token. */
function colorOf(name: string, tokens: Tokens): Color {
  const value = tokens[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)
  if (other?.[1]) return colorOf(other[1], tokens)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)
  if (hex) {
    return [...hex.slice(1).map((part) => parseInt(part, 16)), 1] as Color
  }
  const veil = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)
  if (!veil) throw new Error(`--${name} is "${value}", which is no color`)
  return veil.slice(1).map(Number) as Color
}

function layOver(
  [red, green, blue, alpha]: Color,
  [redBelow, greenBelow, blueBelow]: Color,
): Color {
  const mix = (above: number, below: number) =>
    above * alpha + below * (1 - alpha)
  return [mix(red, redBelow), mix(green, greenBelow), mix(blue, blueBelow), 1]
}

/** What shows of names like `tip-soft over background`. */
function ground(names: string, tokens: Tokens): Color {
  return names
    .split(' over ')
    .map((name) => colorOf(name, tokens))
    .reduceRight((below, above) => layOver(above, below))
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Color
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(above: Color, below: Color): number {
  const both = [luminance(above), luminance(below)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

interface Pair {
  least: number
  above: string[]
  below: string[]
}

/** The pairs that are too alike, with their contrast. */
function tooAlike(pairs: Pair[], tokens: Tokens): string[] {
  return pairs.flatMap(({ least, above, below }) =>
    above.flatMap((text) =>
      below.flatMap((names) => {
        const found = contrast(colorOf(text, tokens), ground(names, tokens))
        return found < least
          ? [`${text} on ${names}: ${found.toFixed(2)}, not ${least}`]
          : []
      }),
    ),
  )
}

const page = ['color-background', 'color-surface']
const rest = ['color-hover', 'color-active', 'color-selection']
const remarks = ['note', 'tip', 'info', 'warning', 'danger']

/** Which colors meet on a page, and how far apart they have to be. */
const pairs: Pair[] = [
  {
    // What is read for minutes.
    least: 7,
    above: ['color-text', 'color-heading', 'code-text'],
    below: page,
  },
  {
    least: 4.5,
    above: ['color-text', 'color-heading'],
    below: [
      'color-raised',
      'color-hover over color-raised',
      ...rest.map((veil) => `${veil} over color-background`),
      ...remarks.map((kind) => `color-${kind}-soft over color-background`),
      ...remarks.map(
        (kind) => `color-hover over color-${kind}-soft over color-background`,
      ),
    ],
  },
  {
    least: 4.5,
    above: ['color-muted'],
    below: [
      ...page,
      'color-raised',
      'color-hover over color-background',
      'color-hover over color-surface',
    ],
  },
  {
    least: 4.5,
    above: ['color-link', 'color-link-hover'],
    below: [
      ...page,
      'color-hover over color-background',
      ...remarks.map((kind) => `color-${kind}-soft over color-background`),
    ],
  },
  {
    least: 4.5,
    above: ['color-accent', 'color-accent-hover'],
    below: [
      ...page,
      'color-raised',
      'color-hover over color-background',
      'color-active over color-background',
      'color-tip-soft over color-background',
    ],
  },
  {
    least: 4.5,
    above: ['color-on-accent'],
    below: ['color-accent', 'color-accent-hover'],
  },
  ...remarks.map((kind) => ({
    least: 4.5,
    above: [`color-${kind}`],
    below: [...page, `color-${kind}-soft over color-background`],
  })),
  {
    least: 4.5,
    above: [
      'comment',
      'punctuation',
      'string',
      'number',
      'keyword',
      'function',
      'type',
      'property',
      'inserted',
      'deleted',
      'text',
    ].map((part) => `code-${part}`),
    below: [
      'code-background',
      ...['highlight', 'added', 'removed'].map(
        (mark) => `code-${mark} over code-background`,
      ),
    ],
  },
  {
    least: 4.5,
    above: ['color-danger', 'color-muted'],
    below: ['color-hover over code-background'],
  },
  {
    // Lines that say what can be used, what is chosen, where the focus is.
    least: 3,
    above: ['color-edge', 'color-focus', 'color-accent', 'color-link'],
    below: [...page, 'color-raised'],
  },
]

describe('the colors', () => {
  const modes = readModes(tokensCss)

  it.each(['light', 'dark'] as const)('can be told apart in %s', (mode) => {
    expect(tooAlike(pairs, modes[mode])).toEqual([])
  })

  it('of the dark mode replace each color of the page', () => {
    const same = Object.keys(modes.light).filter(
      (name) => modes.light[name] === modes.dark[name],
    )
    expect(same).toEqual(['code-background'])
  })

  it('would be refused where two are too alike', () => {
    const { light, dark } = readModes(`
      :root { --color-text: #777777; --color-background: #ffffff; }
      @media screen { [data-theme='dark'] {
        --color-text: rgb(255 255 255 / 1); --color-background: #767676;
        --color-veil: rgb(255 255 255 / 0.5);
      } }`)
    const pair: Pair = {
      least: 4.5,
      above: ['color-text'],
      below: ['color-background'],
    }
    expect(tooAlike([pair], light)).toEqual([
      'color-text on color-background: 4.48, not 4.5',
    ])
    expect(tooAlike([pair], dark)).toEqual([])
    expect(
      tooAlike(
        [{ ...pair, below: ['color-veil over color-background'] }],
        dark,
      ),
    ).toEqual(['color-text on color-veil over color-background: 1.93, not 4.5'])
    expect(() => colorOf('color-lost', light)).toThrow('is no color')
  })
})

describe('the tokens', () => {
  it('are all defined that a style sheet asks for', async () => {
    const files = await Globby('{src,plugins}/**/*.css', { cwd: root })
    const asked = files.flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(
          /var\((--(?:color|code|text|radius|measure|page|rail|gutter|touch|focus)[\w-]*)/g,
        ),
      ].map(([, name = '']) => ({ file, name })),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter(({ name }) => !tokensCss.includes(`${name}:`))).toEqual(
      [],
    )
  })
})
