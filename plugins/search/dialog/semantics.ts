/** Attributes to remove from the container, which DocSearch makes a button. */
const wrong = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
]

const roles = {
  // Hits contain links and buttons, which isn't allowed in options.
  '.DocSearch-Hits ul': 'tree',
  '.DocSearch-Hit': 'treeitem',
  '.DocSearch-SearchBar': 'presentation',
  '.DocSearch-Footer': 'presentation',
}

function set(element: Element, name: string, value: string): void {
  // Setting the same value would trigger the observer again.
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function fix(root: HTMLElement): void {
  const container = root.querySelector('.DocSearch-Container')
  wrong.forEach((name) => container?.removeAttribute(name))
  for (const [selector, role] of Object.entries(roles)) {
    for (const element of root.querySelectorAll(selector)) {
      set(element, 'role', role)
    }
  }
  for (const hit of root.querySelectorAll<HTMLElement>('[data-level]')) {
    const item = hit.closest('.DocSearch-Hit')
    if (item) set(item, 'aria-level', hit.dataset.level ?? '1')
  }
  const groups = [...root.querySelectorAll('.DocSearch-Hits')]
  const lists = groups.flatMap((group, index) => {
    const [title, list] = group.children
    if (!title || !list) return []
    // DocSearch gives all lists the same ID, and the field as their label.
    set(list, 'id', `docsearch-list-${index}`)
    set(title, 'id', `docsearch-title-${index}`)
    set(list, 'aria-labelledby', title.id)
    return [list]
  })
  const input = root.querySelector('.DocSearch-Input')
  if (!input) return
  input.removeAttribute('maxlength')
  set(input, 'role', 'combobox')
  set(input, 'aria-haspopup', 'tree')
  set(input, 'aria-autocomplete', 'list')
  set(input, 'aria-expanded', String(lists.length > 0))
  set(input, 'aria-controls', lists.map(({ id }) => id).join(' '))
}

/**
 * Fixes the ARIA roles of DocSearch's markup: a combobox that controls trees of
 * hits. Watches for changes, because each keystroke renders other hits.
 */
export function keepSemantics(root: HTMLElement): () => void {
  fix(root)
  const observer = new MutationObserver(() => fix(root))
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-controls', 'role', 'maxlength'],
  })
  return () => observer.disconnect()
}
