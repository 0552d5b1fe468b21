import type { ComponentProps, ReactNode } from 'react'

/**
 * The heading of a column. The empty corner above a column of row names heads
 * nothing, and screen readers should not say that it does.
 */
export default function TableHeader({
  children,
  ...props
}: ComponentProps<'th'>): ReactNode {
  if (!children) return <td {...props} />
  return (
    <th scope="col" {...props}>
      {children}
    </th>
  )
}
