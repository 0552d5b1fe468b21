// Replaces @docusaurus/theme-classic DocItem/Metadata (3.10.2). Change: every page has
// a card of its own, and none has keywords.
import { useDoc } from '@docusaurus/plugin-content-docs/client'
import { PageMetadata } from '@docusaurus/theme-common'
import type { ReactNode } from 'react'
import { cardOf } from '../../cardFile'

/** The title, the description, and the picture of a page. */
export default function DocItemMetadata(): ReactNode {
  const { id, title, description } = useDoc().metadata
  return (
    <PageMetadata title={title} description={description} image={cardOf(id)} />
  )
}
