import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect'
import { createContext } from 'react'
import { recall } from './kept'

/** The sidebar and the groups around an item, see `kept.ts`. */
export const Place = createContext('')

/** The list of the sidebar on the page, or of the one in the drawer. */
export const findMenu = (): Element | null =>
  document.querySelector('.theme-doc-sidebar-menu')

type Keep = typeof import('./keep').keep

let keep: Keep | undefined

/** Loads what keeps a sidebar, which isn't needed until there's something to keep. */
function load(): void {
  if (keep) return
  import('./keep').then(
    (module) => {
      keep = module.keep
    },
    () => undefined,
  )
}

/** Keeps the sidebar when the reader leaves it, for another one or another site. */
export function useKept(name: string): void {
  useIsomorphicLayoutEffect(() => {
    const menu = findMenu()
    const scroller = menu?.parentElement
    if (!scroller) return undefined
    const onLeave = () => keep?.(name, menu)
    const listening = new AbortController()
    const { signal } = listening
    // A reader who has used it before may leave right after the next click.
    if (recall(name)) load()
    scroller.addEventListener('click', load, { signal })
    scroller.addEventListener('scroll', load, { signal })
    addEventListener('pagehide', onLeave, { signal })
    return () => {
      onLeave()
      listening.abort()
    }
  }, [name])
}
