import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Node, Renderer } from '@takumi-rs/wasm/node'
import { outlineOf, rows } from '../../lib/grove'
import { lightColors } from '../../lib/lightColors'

/** What a card says. */
interface Card {
  /** The names of what's above the page. */
  above: readonly string[]
  title: string
  description: string
}

/** The size that other sites recommend. */
const size = { width: 1200, height: 630 }

/**
 * The cypresses of the home page, as SVG. All in one color: a PNG with more than 256
 * colors takes three times the space.
 */
const drawGrove = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 320"><path fill="${color}" d="${rows
      .map(({ hill, trees }) => (hill?.d ?? '') + trees.map(outlineOf).join(''))
      .join('')}"/></svg>`,
  )

/**
 * Draws cards. In WebAssembly and with a font of its own, because other machines have
 * other processors and fonts, and every build has to be the same.
 */
export function createArtist(siteDir: string) {
  const color = lightColors()
  const images = [
    {
      src: 'logo',
      data: readFileSync(path.join(siteDir, 'static/img/logo.svg')),
    },
    { src: 'grove', data: drawGrove(color('hairline')) },
  ]
  const renderer = new Renderer()
  for (const [weight, file] of [
    [
      400,
      require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
    ],
    [
      600,
      require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
    ],
  ] as const) {
    renderer.registerFont({ name: 'Inter', weight, data: readFileSync(file) })
  }

  const box = (style: Node['style'], ...children: Node[]): Node => ({
    type: 'container',
    style: { display: 'flex', ...style },
    children,
  })
  const text = (text: string, style: Node['style']): Node => ({
    type: 'text',
    text,
    style,
  })

  return {
    /** Draws a PNG. */
    draw: ({ above, title, description }: Card): Promise<Uint8Array> =>
      renderer.render(
        box(
          {
            ...size,
            flexDirection: 'column',
            padding: '64px 72px',
            backgroundColor: color('surface'),
            borderBottom: `10px solid ${color('accent')}`,
            color: color('text'),
            fontFamily: 'Inter',
            fontSize: 30,
            lineHeight: 1.4,
          },
          {
            type: 'image',
            src: 'grove',
            style: {
              position: 'absolute',
              right: 0,
              bottom: 10,
              width: 448,
              height: 256,
            },
          },
          box(
            {
              alignItems: 'center',
              gap: 18,
              marginBottom: 44,
              color: color('heading'),
              fontWeight: 600,
            },
            {
              type: 'image',
              src: 'logo',
              style: { width: 56, height: 56 },
            },
            text('Cypress Documentation', {}),
          ),
          text(above.join(' · '), {
            color: color('accent'),
            fontSize: 26,
            fontWeight: 600,
            lineClamp: 1,
          }),
          text(title, {
            color: color('heading'),
            fontSize: 64,
            fontWeight: 600,
            letterSpacing: '-0.02em',
            lineClamp: 2,
            lineHeight: 1.15,
            marginBottom: 20,
            overflowWrap: 'anywhere',
          }),
          text(description, { lineClamp: 4, width: 660 }),
        ),
        { ...size, format: 'png', images },
      ),
  }
}
