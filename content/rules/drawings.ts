import type { Problem } from '../../lib/problem'
import type { Site } from './site'

/** All drawings share one style sheet, which covers both color modes. */
export function drawings({ drawings, pictureStyle }: Site): Problem[] {
  const style = pictureStyle.trim()
  return drawings.flatMap(({ file, text }) => {
    const own = /<style>([\s\S]*?)<\/style>/.exec(text)
    if (own?.[1]?.trim() === style) return []
    const line = text.slice(0, own?.index ?? 0).split('\n').length
    return [
      {
        file,
        line,
        message: `${own ? "The drawing's <style> differs from content/remark/picture.css" : 'The drawing has no <style>'}. All drawings share one: copy content/remark/picture.css between <style> and </style>, and use its classes.`,
      },
    ]
  })
}
