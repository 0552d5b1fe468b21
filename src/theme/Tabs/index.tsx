import EarlyScript from '@site/src/components/EarlyScript'
import { tabGroups } from '@site/src/data/tabs'
import type { Props as TabItemProps } from '@theme/TabItem'
import type { Props } from '@theme/Tabs'
import Tabs from '@theme-original/Tabs'
import {
  Children,
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

/**
 * Shows the tab that the reader chose before. The framework does so once it
 * runs; until then another panel would show, and the page would jump. This
 * runs right behind the tabs.
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

/** Space chooses a tab as Enter does, and does not scroll the page. */
function chooseOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const isTabItem = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement<Partial<TabItemProps>>(child) &&
  child.props.value !== undefined

/** The label that src/data/tabs.ts has for a tab without one of its own. */
function labelOf({ value, label }: TabItemProps, groupId = ''): string {
  if (label) return label
  const groups: Record<string, Record<string, string>> = tabGroups
  const labels = groups[groupId]
  if (!labels) return value
  const known = labels[value]
  if (known) return known
  throw new Error(
    `<TabItem value="${value}"> in <Tabs groupId="${groupId}"> needs a label, or one of these values: ${Object.keys(labels).join(', ')} (src/data/tabs.ts)`,
  )
}

/** Tabs with their labels, as they were left, from the first paint on. */
export default function RestoredTabs({ children, ...props }: Props): ReactNode {
  const { groupId } = props
  const complete = (child: ReactNode) =>
    isTabItem(child)
      ? cloneElement(child, {
          label: labelOf(child.props, groupId),
          attributes: {
            onKeyDownCapture: chooseOnSpace,
            ...child.props.attributes,
          },
        })
      : child
  return (
    <>
      <Tabs {...props}>{Children.map(children, complete)}</Tabs>
      {groupId && <EarlyScript data-group={groupId} code={restoreChoice} />}
    </>
  )
}
