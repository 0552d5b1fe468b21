import { reveal } from '../../lib/reveal'
import { buildScript, separator, storageKey } from './kept'

/**
 * Opens the groups that the reader left open, before the first paint. The page
 * doesn't contain the lists of closed groups, so they're kept in storage. They only
 * match what React expects if they're from the same version of the site. The script
 * follows the sidebar.
 */
export const restoreSidebar = `(script => {
  const nav = script.previousElementSibling
  const key = '${storageKey}' + script.dataset.name
  const build = ([name, attributes, content]) => {
    if (!/^(ul|li|div|a|span)$/.test(name)) throw name
    const element = document.createElement(name)
    for (const attribute in attributes)
      element.setAttribute(attribute, attributes[attribute])
    element.append(...content.map(it => (it.big ? it : build(it))))
    return element
  }
  try {
    const kept = JSON.parse(sessionStorage[key] || 0)
    if (kept.build == document.querySelector('${buildScript}').getAttribute('src')) {
      for (const [place, list] of kept.groups.map(([place, tree]) => [place, build(tree)])) {
        const item = place.split('${separator}').slice(1).reduce(
          (around, label) =>
            [...(around?.lastElementChild.children ?? [])].find(
              it => it.firstElementChild?.textContent == label),
          nav)
        if (!item || item.querySelector('ul')) continue
        item.append(list)
        item.classList.remove('menu__list-item--collapsed')
        item.querySelector('[aria-expanded]').setAttribute('aria-expanded', true)
      }
      nav.scrollTop = kept.top
    }
  } catch {
    try {
      sessionStorage.removeItem(key)
    } catch {}
  }
  const page = nav.querySelector('[aria-current=page]')
  if (page) (${reveal.toString()})(page, nav)
})(document.currentScript)`
