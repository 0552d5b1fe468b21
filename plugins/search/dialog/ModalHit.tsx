import type { DocSearchModalProps } from '@docsearch/react'
import { isValidElement, type ReactNode } from 'react'
import { headingsOf, snippetOf, type ShownHit } from '../hits'
import Marked from '../Marked'

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]

/** The icon and the buttons of DocSearch's own hit. */
function partsOf(children: ReactNode): {
  icon?: ReactNode
  action?: ReactNode
} {
  if (!isValidElement<{ children: ReactNode[] }>(children)) return {}
  const parts = children.props.children
  return { icon: parts[0], action: parts.at(-1) }
}

/**
 * A hit in the dialog. Reuses the icon and the buttons of DocSearch's own hit,
 * but puts the buttons outside the link, and never renders HTML from the index.
 */
export default function createModalHit(open: (path: string) => void) {
  return function ModalHit({ hit, children }: Props) {
    const { icon, action } = partsOf(children)
    const shown = hit as ShownHit
    const headings = headingsOf(shown)
    // Stored hits have a parent too, but aren't shown below it.
    const isBelowPage =
      '_highlightResult' in hit &&
      '__docsearch_parent' in hit &&
      hit.__docsearch_parent !== null
    const path = headings.slice(isBelowPage ? 1 : 0, -1)
    const snippet = snippetOf(shown)
    return (
      <>
        <div className="DocSearch-Hit-main">
          <a
            className="DocSearch-Hit-Container"
            href={hit.url}
            onClick={(event) => {
              const { altKey, ctrlKey, metaKey, shiftKey } = event
              if (altKey || ctrlKey || metaKey || shiftKey) return
              event.preventDefault()
              open(hit.url)
            }}
          >
            {icon}
            <span className="DocSearch-Hit-content-wrapper">
              <span className="DocSearch-Hit-title">
                <Marked html={headings.at(-1) ?? ''} />
              </span>
              {path.length > 0 && (
                <span className="DocSearch-Hit-path">
                  {path.map((heading, index) => (
                    <span key={index}>
                      {index > 0 && ' › '}
                      <Marked html={heading} />
                    </span>
                  ))}
                </span>
              )}
              {snippet && (
                <span className="DocSearch-Hit-snippet">
                  <Marked html={snippet} />
                </span>
              )}
            </span>
          </a>
        </div>
        <div className="DocSearch-Hit-actions">{action}</div>
      </>
    )
  }
}
