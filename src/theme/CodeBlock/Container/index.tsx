// Replaces @docusaurus/theme-classic CodeBlock/Container (3.10.2). Change: no
// colors in a style attribute, and no theme of a highlighter.
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** What the parts of a sample stand in. */
export default function CodeBlockContainer({
  as: Element,
  className,
  ...props
}: ComponentProps<'div'> & { as: 'div' }): ReactNode {
  return <Element {...props} className={clsx(className, 'theme-code-block')} />
}
