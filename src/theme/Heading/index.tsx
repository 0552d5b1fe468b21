// Replaces @docusaurus/theme-classic Heading (3.10.2). Change: a page can have
// hundreds of headings, so each has only what it needs: no second label, which the
// mouse shows, and no class for what `site.css` says once.
import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { Props } from '@theme/Heading'
import type { ReactNode } from 'react'

/** A heading that links to itself, unless it has no id. */
export default function Heading({
  as: As,
  id,
  children,
  ...props
}: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks()
  if (As === 'h1' || !id) return <As {...props}>{children}</As>
  collectAnchor(id)
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: typeof children === 'string' ? children : id },
  )
  return (
    <As {...props} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} />
    </As>
  )
}
