import type { ClientModule } from '@docusaurus/types'
import siteConfig from '@generated/docusaurus.config'
import { findAnchor } from './findAnchor'

/** The hash without `#`, or an empty string if it can't be decoded. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

async function follow(pathname: string, hash: string): Promise<void> {
  const asked = decode(hash)
  if (!asked || document.getElementById(asked)) return
  const { shortLinks } = await import('../../src/data/shortLinks')
  // The visitor may have navigated away.
  if (location.hash !== hash || location.pathname !== pathname) return
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const path = pathname.slice(siteConfig.baseUrl.length - 1).replace(/\/$/, '')
  const found = findAnchor(path, asked, ids, shortLinks)
  // The browser scrolls there and notifies the router.
  if (found) location.replace(`#${encodeURIComponent(found)}`)
}

const followOldAnchors: ClientModule = {
  onRouteDidUpdate({ location: { pathname, hash } }) {
    if (!hash) return
    follow(pathname, hash).catch(() => {
      // Without the list, the page just doesn't scroll.
    })
  },
}

export default followOldAnchors
