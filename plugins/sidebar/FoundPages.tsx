import Link from '@docusaurus/Link'
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs'
import { useHistory } from '@docusaurus/router'
import { useLocationChange } from '@docusaurus/theme-common/internal'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import styles from './Filter.module.css'
import { filterGroups, groupsOf } from './filter'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface Props {
  form: RefObject<HTMLFormElement | null>
  items: readonly PropSidebarItem[]
  typed: string
  type: (text: string) => void
}

/** Moves the focus to the next or previous page, or back to the field. */
function move(form: HTMLFormElement, step: number): void {
  const stops = [...form.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at + step]?.focus()
}

/**
 * The pages whose names contain what's typed into the form. Arrow keys move through
 * them, Enter opens the first, and Escape clears the field.
 */
export default function FoundPages({
  form,
  items,
  typed,
  type,
}: Props): ReactNode {
  const groups = useMemo(() => groupsOf(items), [items])
  const history = useHistory()
  const text = typed.trim()
  const found = text ? filterGroups(groups, text) : []
  const count = found.reduce((total, { pages }) => total + pages.length, 0)
  const search = `${useBaseUrl('/search')}?q=${encodeURIComponent(text)}`
  const first = found[0]?.pages[0]?.href ?? search

  useLocationChange(({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) type('')
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const element = form.current
    element?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        if (text) history.push(first)
      },
      { signal },
    )
    element?.addEventListener(
      'keydown',
      (event) => {
        const step = steps[event.key]
        const isCleared = event.key === 'Escape' && text !== ''
        if (!step && !isCleared) return
        event.preventDefault()
        if (step) move(element, step)
        else {
          type('')
          element.querySelector('input')?.focus()
        }
      },
      { signal },
    )
    return () => listening.abort()
  }, [form, history, first, text, type])

  return (
    <>
      {found.length > 0 && (
        <div className={styles.found}>
          {found.map(({ label, pages }) => (
            <section key={label} aria-label={label}>
              {label && <p className={styles.group}>{label}</p>}
              <ul className="menu__list">
                {pages.map((page) => (
                  <li key={page.href} className="menu__list-item">
                    <Link className="menu__link" to={page.href}>
                      {page.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <div role="status" className={styles.status}>
        {text &&
          (count ? (
            `${count} page${count > 1 ? 's' : ''}`
          ) : (
            <>
              No API page has “{text}” in its name.{' '}
              <Link to={search}>Search all pages</Link>
            </>
          ))}
      </div>
    </>
  )
}
