// Replaces @docusaurus/theme-classic CodeBlock/Container (3.10.2). Change: no
// style attribute, because no highlighter theme sets colors.
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** The element around the parts of a sample. */
export default function CodeBlockContainer({
  as: Element,
  className,
  ...props
}: ComponentProps<'div'> & { as: 'div' }): ReactNode {
  return <Element {...props} className={clsx(className, 'theme-code-block')} />
}
