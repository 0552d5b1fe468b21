/** Of the element around everything, which DocSearch says is a button. */
const wrong = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
]

const roles = {
  // Hits hold links and buttons, which options must not.
  '.DocSearch-Hits ul': 'tree',
  '.DocSearch-Hit': 'treeitem',
  '.DocSearch-SearchBar': 'presentation',
  '.DocSearch-Footer': 'presentation',
}

function set(element: Element, name: string, value: string): void {
  // Each change that is none would be reported again.
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function mend(root: HTMLElement): void {
  const container = root.querySelector('.DocSearch-Container')
  wrong.forEach((name) => container?.removeAttribute(name))
  for (const [selector, role] of Object.entries(roles)) {
    for (const element of root.querySelectorAll(selector)) {
      set(element, 'role', role)
    }
  }
  const groups = [...root.querySelectorAll('.DocSearch-Hits')]
  const lists = groups.flatMap((group, index) => {
    const [title, list] = group.children
    if (!title || !list) return []
    // They all have the same, and the field for a name.
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
 * Makes of DocSearch's markup what it is: a field and the trees of hits that
 * it controls, in a dialog. Watches, as each key brings other rows.
 */
export function keepSemantics(root: HTMLElement): () => void {
  mend(root)
  const observer = new MutationObserver(() => mend(root))
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-controls', 'role', 'maxlength'],
  })
  return () => observer.disconnect()
}
