import type { DocSearchModalProps } from '@docsearch/react'
import { isValidElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { headingsOf, snippetOf, type ShownHit } from '../hits'
import Marked from '../Marked'
import Since from '../Since'
import type { Row } from '../tree'
import { selectRow } from './modalField'
import styles from './SearchDialog.module.css'

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]

/** A hit with what `transformItems` in `modalProps.tsx` adds to it. */
type PlacedHit = ShownHit & Omit<Row<never>, 'hit'> & { isBest: boolean }

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
    const link = useRef<HTMLAnchorElement>(null)
    // Stored hits have a place too, but aren't shown in a tree.
    const { level, shown, isBest } =
      '_highlightResult' in hit
        ? (hit as unknown as PlacedHit)
        : { level: 1, shown: 0, isBest: false }
    const found = hit as ShownHit
    const headings = headingsOf(found)
    const path = headings.slice(shown, -1)
    const snippet = snippetOf(found)

    // DocSearch selects the first row, which is a page if its sections are hits
    // too. Enter should open the best hit, wherever it is in the tree.
    useLayoutEffect(() => {
      if (isBest && link.current) selectRow(link.current)
    }, [isBest, hit])

    return (
      <>
        <div
          className="DocSearch-Hit-main"
          data-level={level}
          data-best={isBest || undefined}
        >
          <a
            ref={link}
            className="DocSearch-Hit-Container"
            href={hit.url}
            onClick={(event) => {
              const { altKey, ctrlKey, metaKey, shiftKey } = event
              if (altKey || ctrlKey || metaKey || shiftKey) return
              event.preventDefault()
              open(hit.url)
            }}
          >
            {Array.from({ length: level - 1 }, (_, index) => (
              <span key={index} className={styles.branch} />
            ))}
            {icon}
            <span className="DocSearch-Hit-content-wrapper">
              <span className="DocSearch-Hit-title">
                <Marked html={headings.at(-1) ?? ''} />
                <Since url={hit.url} />
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
