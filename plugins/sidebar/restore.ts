import { reveal } from '../../lib/reveal'
import { buildScript, collapsed, separator, storageKey } from './kept'

/**
 * Opens the groups that the reader left open, before the first paint. The page
 * doesn't contain the lists of closed groups, so they're kept in storage. They only
 * match what React expects if they're from the same version of the site. If they
 * can't be used, they're removed, so that React doesn't expect them. The script
 * follows the sidebar. It's replaced in scripts for the browser, see `index.ts`.
 */
export const restoreSidebar = `(script => {
  const nav = script.previousElementSibling
  const key = '${storageKey}' + script.dataset.name
  const create = ([name, attributes, content]) => {
    const element = document.createElement(name)
    for (const it in attributes) element.setAttribute(it, attributes[it])
    element.append(...content.map(it => it.big ? it : create(it)))
    return element
  }
  try {
    const { build, top, groups } = JSON.parse(sessionStorage[key])
    if (build == document.querySelector('${buildScript}').getAttribute('src')) {
      for (const place in groups) groups[place] = create(groups[place])
      for (const place in groups) {
        const item = place.split('${separator}').slice(1).reduce(
          (around, label) =>
            [...(around?.querySelector(':scope>ul')?.children ?? [])].find(
              it => it.querySelector(':scope>div')?.textContent == label),
          nav)
        if (!item || item.querySelector('ul')) continue
        item.append(groups[place])
        item.classList.remove('${collapsed}')
        item.querySelector('a').ariaExpanded = true
      }
      nav.scrollTop = top
    }
  } catch {
    try {
      sessionStorage.removeItem(key)
    } catch {}
  }
  const page = nav.querySelector('[aria-current=page]')
  if (page) (${reveal.toString()})(page, nav)
})(document.currentScript)`
