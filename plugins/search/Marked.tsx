import type { ReactNode } from 'react'
import { piecesOf } from './marks'

interface Props {
  /** Escaped HTML with `<mark>`, as in hits. */
  html: string
}

/** Renders the text and marks of a hit. Other HTML is shown as text. */
export default function Marked({ html }: Props): ReactNode {
  return piecesOf(html).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  )
}
