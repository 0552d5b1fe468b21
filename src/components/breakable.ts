import { createElement, type ReactNode } from 'react'
import { breakCode } from '../../lib/breakCode'

/** Adds line break opportunities to code, so that a column can be narrower. */
export default function breakable(code: string): ReactNode {
  const [first, ...others] = breakCode(code)
  if (!others.length) return code
  return [
    first,
    ...others.flatMap((part, key) => [createElement('wbr', { key }), part]),
  ]
}
