/** The tools are loaded when a reader first needs them. */
function onClick(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event
  if (button || ctrlKey || metaKey || shiftKey) return
  const link = (target as Element).closest<HTMLAnchorElement>(
    // Names in tables have such links too, with a class of their own.
    '[class="hash-link"], [data-helpful] > a',
  )
  if (!link) return
  const isHeading = link.className === 'hash-link'
  if (!isHeading) event.preventDefault()
  import('./tools')
    .then(({ askWhatHelped, showMenu }) =>
      isHeading ? showMenu(link) : askWhatHelped(link),
    )
    .catch(() => {
      // Without the tools, it's still a link to GitHub's form.
      if (!isHeading) location.assign(link.href)
    })
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick)
