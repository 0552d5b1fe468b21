import type { Problem } from '../../lib/problem'
import type { Site } from './site'

/** All drawings have the same colors and letters, for both color modes. */
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
        message: `${own ? 'The <style> of the drawing differs from' : 'The drawing has no <style>; it is'} content/remark/picture.css, which all drawings share: copy that file between <style> and </style>, and use its classes`,
      },
    ]
  })
}
