import type { ReactNode } from 'react'
import { outlineOf, rows } from '@site/lib/grove'

/** The farther, the paler: the accent mixed with the background. */
const colorOf = (tone: number) =>
  `color-mix(in srgb, var(--color-accent) ${tone}%, var(--color-surface))`

/** A drawing of cypresses on a hill, in the colors of the page. */
export default function Grove({
  className,
}: {
  className?: string
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 560 320" aria-hidden="true">
      <circle fill="var(--color-warning-soft)" cx="458" cy="84" r="42" />
      {rows.map(({ tone, hill, trees }) => (
        <g key={tone}>
          {hill && <path fill={colorOf(hill.tone)} d={hill.d} />}
          <path fill={colorOf(tone)} d={trees.map(outlineOf).join('')} />
        </g>
      ))}
    </svg>
  )
}
