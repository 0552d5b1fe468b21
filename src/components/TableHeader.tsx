import type { ComponentProps, ReactNode } from 'react'

/**
 * A column header. The empty corner above a column of row names is a plain cell,
 * because screen readers shouldn't announce it as a header.
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
