import Link from '@docusaurus/Link'
import CodeInline from '@theme/CodeInline'
import type { ReactNode } from 'react'
import { type Piece, toPieces } from '../../lib/toPieces'

const show = (pieces: readonly Piece[]): ReactNode[] =>
  pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('code' in piece)
      return <CodeInline key={index}>{piece.code}</CodeInline>
    return (
      <Link key={index} to={piece.to}>
        {show(piece.pieces)}
      </Link>
    )
  })

interface Props {
  /** Markdown that only has code and links. */
  text: string
}

/** A line of text from data. */
export default function Pieces({ text }: Props): ReactNode {
  return show(toPieces(text))
}
