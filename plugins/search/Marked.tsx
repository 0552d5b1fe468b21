import type { ReactNode } from 'react'
import { piecesOf } from './marks'

interface Props {
  /** As hits have it: escaped, with marks. */
  html: string
}

/** The text of a hit with its marks, and nothing else that HTML can do. */
export default function Marked({ html }: Props): ReactNode {
  return piecesOf(html).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  )
}
