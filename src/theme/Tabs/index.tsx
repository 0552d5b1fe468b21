import useIsBrowser from '@docusaurus/useIsBrowser'
import type { Props } from '@theme/Tabs'
import Tabs from '@theme-original/Tabs'
import type { ReactNode } from 'react'

/**
 * Shows the tab that the reader chose before. The framework does so once it
 * runs; until then another panel would show, and the page would jump. This
 * runs right behind the tabs, before they are painted; it is the same text
 * each time, so that one hash in a content security policy allows it.
 */
const restoreChoice = `(function (script) {
  try {
    var chosen = localStorage.getItem('docusaurus.tab.' + script.dataset.group)
  } catch (forbidden) {}
  var container = script.previousElementSibling
  var tabs = container.querySelector('[role=tablist]').children
  var panels = Array.from(container.lastElementChild.children)
  var found = panels.findIndex(function (panel) {
    return panel.dataset.value === chosen
  })
  if (found < 0) return
  panels.forEach(function (panel, index) {
    panel.hidden = index !== found
    tabs[index].classList.toggle('tabs__item--active', index === found)
    tabs[index].setAttribute('aria-selected', index === found)
    tabs[index].tabIndex = index === found ? 0 : -1
  })
})(document.currentScript)`

/** Tabs that stand as they were left from the first paint on. */
export default function RestoredTabs(props: Props): ReactNode {
  const isBrowser = useIsBrowser()
  return (
    <>
      <Tabs {...props} />
      {props.groupId && !isBrowser && (
        <script
          data-group={props.groupId}
          dangerouslySetInnerHTML={{ __html: restoreChoice }}
        />
      )}
    </>
  )
}
