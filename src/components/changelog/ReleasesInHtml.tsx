import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { findList } from './findList'
import type { Props } from './Releases'
import styles from './Releases.module.css'

/** Lists from the page's HTML, for readers who come back to the page. */
const kept = new Map<number, ChildNode[]>()

/**
 * Takes the place of `Releases.tsx` in the scripts of a production build. Leaves the
 * list in the page's HTML alone, because its data would double the page's scripts.
 * Readers who follow a link to the page don't have its HTML, so the list comes from
 * there.
 */
export default function ReleasesInHtml({ major }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<Error>()
  // Then, the page's error boundary offers to try again.
  if (error) throw error

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    let isGone = false
    if (!element.hasChildNodes()) element.append(...(kept.get(major) ?? []))
    if (!element.hasChildNodes()) {
      findList(location.pathname, major).then((nodes) => {
        if (isGone) return
        element.append(...nodes)
        // The address may name a version that wasn't there before.
        const target = document.getElementById(location.hash.slice(1))
        if (element.contains(target)) target?.scrollIntoView()
      }, setError)
    }
    return () => {
      isGone = true
      if (element.hasChildNodes()) kept.set(major, [...element.childNodes])
    }
  }, [major])

  return (
    <div
      ref={list}
      className={styles.releases}
      data-major={major}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
