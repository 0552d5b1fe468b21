// Replaces @docusaurus/theme-classic Tabs (3.10.2). Change: labels come
// from src/data/tabs.ts; the reader's choice is restored before the first paint,
// so hydration doesn't have to rerender; Space selects a tab, like Enter.
import { ThemeClassNames } from '@docusaurus/theme-common'
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal'
import EarlyScript from '@site/src/components/EarlyScript'
import { tabGroups } from '@site/src/data/tabs'
import type { Props as TabItemProps } from '@theme/TabItem'
import type { Props } from '@theme/Tabs'
import clsx from 'clsx'
import {
  Children,
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import styles from './styles.module.css'

/**
 * Selects the tab that the reader chose before. React does this too, but only
 * after it has loaded, and the page would jump. The script follows the panels.
 */
const restoreChoice = `(function (script) {
  try {
    var chosen = localStorage.getItem('docusaurus.tab.' + script.dataset.group)
  } catch (forbidden) {}
  var tabs = script.parentElement.firstElementChild.children
  var panels = Array.from(script.previousElementSibling.children)
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

const isTabItem = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement<Partial<TabItemProps>>(child) &&
  child.props.value !== undefined

/** A tab's own label, or its label from `src/data/tabs.ts`. */
function labelOf({ value, label }: TabItemProps, groupId = ''): string {
  if (label) return label
  const groups: Record<string, Record<string, string>> = tabGroups
  const labels = groups[groupId]
  if (!labels) return value
  const known = labels[value]
  if (known) return known
  throw new Error(
    `<Tabs groupId="${groupId}"> has a tab with the value "${value}" and no label. Allowed: ${Object.keys(labels).join(', ')}. Use one of these values, or add a label.`,
  )
}

/** How far each key moves the focus along the tabs. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function TabList({ className }: Pick<Props, 'className'>): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs()
  const { blockElementScrollPositionUntilNextRender: keepInPlace } =
    useScrollPositionBlocker()

  function choose(tab: HTMLElement, value: string) {
    if (value === selectedValue) return
    keepInPlace(tab)
    selectValue(value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string) {
    const { key, currentTarget } = event
    if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      choose(currentTarget, value)
    }
    const step = steps[key]
    if (!step) return
    const row = currentTarget.parentElement?.children ?? []
    const tabs = [...row] as HTMLElement[]
    const next = tabs.indexOf(currentTarget) + step
    tabs.at(next % tabs.length)?.focus()
  }

  return (
    <ul
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({ value, label, attributes }) => (
        <li
          role="tab"
          tabIndex={value === selectedValue ? 0 : -1}
          aria-selected={value === selectedValue}
          key={value}
          onClick={({ currentTarget }) => choose(currentTarget, value)}
          onKeyDown={(event) => onKeyDown(event, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tab,
            attributes?.className as string | undefined,
            value === selectedValue && 'tabs__item--active',
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  )
}

/** Tabs that remember the reader's choice. */
export default function Tabs(props: Props): ReactNode {
  const { className, groupId } = props
  const children = Children.map(props.children as ReactNode, (child) =>
    isTabItem(child)
      ? cloneElement(child, { label: labelOf(child.props, groupId) })
      : child,
  ) as Props['children']
  const value = useTabsContextValue({ ...props, children })
  return (
    <TabsProvider value={value}>
      <div
        className={clsx(
          ThemeClassNames.tabs.container,
          'tabs-container',
          styles.tabs,
        )}
      >
        <TabList className={className} />
        <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
        {groupId && <EarlyScript data-group={groupId} code={restoreChoice} />}
      </div>
    </TabsProvider>
  )
}
