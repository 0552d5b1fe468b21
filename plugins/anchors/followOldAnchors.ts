import type { ClientModule } from '@docusaurus/types'

/** The hash without `#`, or an empty string if it can't be decoded. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** What can be an id of this site, unlike what other programs add to URLs. */
const id = /^[\w.$-]+$/

let removeNote: (() => void) | undefined

async function follow(path: string, hash: string): Promise<void> {
  const asked = decode(hash)
  if (!id.test(asked) || document.getElementById(asked)) return
  // For browsers, it's the start of the page.
  if (asked.toLowerCase() === 'top') return
  const { openSuccessor } = await import('./openSuccessor')
  // The reader may have moved on.
  const isCurrent = () => location.hash === hash && location.pathname === path
  removeNote = await openSuccessor(asked, isCurrent)
}

const followOldAnchors: ClientModule = {
  onRouteDidUpdate({ location: { pathname, hash } }) {
    removeNote?.()
    if (!hash) return
    follow(pathname, hash).catch(() => {
      // Without the successors, the page just doesn't scroll.
    })
  },
}

export default followOldAnchors
