import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import { root } from './pages'

type Color = [red: number, green: number, blue: number, alpha: number]
type Tokens = Record<string, string>

const tokensCss = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8')

/** Reads the colors of both modes from `tokens.css`. */
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

/** Reads a token: `#rrggbb`, `rgb(r g b / a)`, or the name of another token. */
function colorOf(name: string, tokens: Tokens): Color {
  const value = tokens[name] ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)
  if (other?.[1]) return colorOf(other[1], tokens)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)
  if (hex) {
    return [...hex.slice(1).map((part) => parseInt(part, 16)), 1] as Color
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)
  if (!rgb) {
    throw new Error(
      `--${name} is "${value}", which isn't a color. Allowed: #rrggbb, rgb(r g b / a), var(--token).`,
    )
  }
  return rgb.slice(1).map(Number) as Color
}

function layOver(
  [red, green, blue, alpha]: Color,
  [redBelow, greenBelow, blueBelow]: Color,
): Color {
  const mix = (above: number, below: number) =>
    above * alpha + below * (1 - alpha)
  return [mix(red, redBelow), mix(green, greenBelow), mix(blue, blueBelow), 1]
}

/** Blends stacked colors: `tip-soft over background`. */
function blend(names: string, tokens: Tokens): Color {
  return names
    .split(' over ')
    .map((name) => colorOf(name, tokens))
    .reduceRight((below, above) => layOver(above, below))
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Color
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(above: Color, below: Color): number {
  const both = [luminance(above), luminance(below)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

interface Pair {
  minimum: number
  above: string[]
  below: string[]
}

/** The pairs with too little contrast. */
function lowContrast(pairs: Pair[], tokens: Tokens): string[] {
  return pairs.flatMap(({ minimum, above, below }) =>
    above.flatMap((text) =>
      below.flatMap((names) => {
        const found = contrast(colorOf(text, tokens), blend(names, tokens))
        return found < minimum
          ? [
              `${text} on ${names} has a contrast of ${found.toFixed(2)}. Minimum: ${minimum}.`,
            ]
          : []
      }),
    ),
  )
}

const page = ['color-background', 'color-surface']
const overlays = ['color-hover', 'color-active', 'color-selection']
const admonitions = ['note', 'tip', 'info', 'warning', 'danger']

/** Colors that meet on a page, and the contrast they need. */
const pairs: Pair[] = [
  {
    // Text that's read for minutes.
    minimum: 7,
    above: ['color-text', 'color-heading', 'code-text'],
    below: page,
  },
  {
    minimum: 4.5,
    above: ['color-text', 'color-heading'],
    below: [
      'color-raised',
      'color-hover over color-raised',
      ...overlays.map((overlay) => `${overlay} over color-background`),
      ...admonitions.map((kind) => `color-${kind}-soft over color-background`),
      ...admonitions.map(
        (kind) => `color-hover over color-${kind}-soft over color-background`,
      ),
    ],
  },
  {
    minimum: 4.5,
    above: ['color-muted'],
    below: [
      ...page,
      'color-raised',
      'color-hover over color-background',
      'color-hover over color-surface',
    ],
  },
  {
    minimum: 4.5,
    above: ['color-link', 'color-link-hover'],
    below: [
      ...page,
      'color-hover over color-background',
      ...admonitions.map((kind) => `color-${kind}-soft over color-background`),
    ],
  },
  {
    minimum: 4.5,
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
    minimum: 4.5,
    above: ['color-on-accent'],
    below: ['color-accent', 'color-accent-hover'],
  },
  ...admonitions.map((kind) => ({
    minimum: 4.5,
    above: [`color-${kind}`],
    below: [...page, `color-${kind}-soft over color-background`],
  })),
  {
    minimum: 4.5,
    above: [
      'comment',
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
    minimum: 4.5,
    above: ['color-danger', 'color-muted'],
    below: ['color-hover over code-background'],
  },
  {
    // Outlines of controls, of what's selected, and of what has focus.
    minimum: 3,
    above: ['color-edge', 'color-focus', 'color-accent', 'color-link'],
    below: [...page, 'color-raised'],
  },
]

describe('the colors', () => {
  const modes = readModes(tokensCss)

  it.each(['light', 'dark'] as const)(
    'have enough contrast in %s mode',
    (mode) => {
      expect(lowContrast(pairs, modes[mode])).toEqual([])
    },
  )

  it('all have another value in dark mode', () => {
    const same = Object.keys(modes.light).filter(
      (name) => modes.light[name] === modes.dark[name],
    )
    expect(same).toEqual(['code-background'])
  })

  it('fail if the contrast is too low', () => {
    const { light, dark } = readModes(`
      :root { --color-text: #777777; --color-background: #ffffff; }
      @media screen { [data-theme='dark'] {
        --color-text: rgb(255 255 255 / 1); --color-background: #767676;
        --color-overlay: rgb(255 255 255 / 0.5);
      } }`)
    const pair: Pair = {
      minimum: 4.5,
      above: ['color-text'],
      below: ['color-background'],
    }
    expect(lowContrast([pair], light)).toEqual([
      'color-text on color-background has a contrast of 4.48. Minimum: 4.5.',
    ])
    expect(lowContrast([pair], dark)).toEqual([])
    expect(
      lowContrast(
        [{ ...pair, below: ['color-overlay over color-background'] }],
        dark,
      ),
    ).toEqual([
      'color-text on color-overlay over color-background has a contrast of 1.93. Minimum: 4.5.',
    ])
    expect(() => colorOf('color-lost', light)).toThrow("isn't a color")
  })
})

describe('the tokens', () => {
  it('are defined if a style sheet uses them', async () => {
    const files = await Globby('{src,plugins}/**/*.css', { cwd: root })
    const used = files.flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(
          /var\((--(?:color|code|text|radius|measure|page|rail|gutter|touch|focus)[\w-]*)/g,
        ),
      ].map(([, name = '']) => ({ file, name })),
    )
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter(({ name }) => !tokensCss.includes(`${name}:`))).toEqual(
      [],
    )
  })
})
