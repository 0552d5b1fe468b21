import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads the site's colors in light mode, such as `accent`, for pictures and data. */
export function lightColors(): (name: string) => string {
  const file = 'src/css/tokens.css'
  const css = readFileSync(path.join(__dirname, '..', file), 'utf8')
  return (name) => {
    const [, color] =
      new RegExp(`--color-${name}:\\s*(#[\\da-f]{6});`).exec(css) ?? []
    if (color) return color
    throw new Error(
      `${file} has no --color-${name} like #0b6e4f. Use the name of a color that's there.`,
    )
  }
}
