import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Feed } from 'feed'
import { escapeHtml } from '../../lib/escapeHtml'
import { addressOf, idOf, parseChange } from '../../lib/releases'
import { type Piece, toPieces } from '../../lib/toPieces'
import { kinds, labels } from '../../src/data/releases/kinds'
import type { Release } from '../../src/data/types'

/** Feed readers keep what they have seen, so the feed only needs the latest. */
const length = 30

const toHtml = (pieces: readonly Piece[], site: string): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(piece)
      if ('code' in piece) return `<code>${escapeHtml(piece.code)}</code>`
      const address = new URL(piece.to.slice(1), site).href
      return `<a href="${escapeHtml(address)}">${toHtml(piece.pieces, site)}</a>`
    })
    .join('')

const listOf = ({ changes }: Release, site: string): string =>
  kinds
    .flatMap((kind) =>
      (changes[kind] ?? []).map((change) => {
        const { text, issues } = parseChange(change)
        const links = issues.map(
          (issue) => ` <a href="${addressOf(issue)}">#${issue}</a>`,
        )
        return `<li>${labels[kind]}: ${toHtml(toPieces(text), site)}${links.join('')}</li>`
      }),
    )
    .join('')

/**
 * The latest releases as an Atom feed.
 *
 * @param site URL of the home page, with a slash at the end
 */
export function toFeed(site: string, releases: readonly Release[]): string {
  const page = new URL('guides/references/changelog', site).href
  const latest = releases.slice(0, length)
  const feed = new Feed({
    id: page,
    link: page,
    title: 'Cypress changelog',
    description: 'What changed in each version of Cypress',
    language: 'en',
    copyright: '',
    feedLinks: { atom: new URL('changelog.atom', site).href },
    ...(latest[0] && { updated: new Date(latest[0].date) }),
  })
  for (const release of latest) {
    const link = `${page}#${idOf(release.version)}`
    feed.addItem({
      id: link,
      link,
      title: `Cypress ${release.version}`,
      date: new Date(release.date),
      content: `<ul>${listOf(release, site)}</ul>`,
    })
  }
  return feed.atom1()
}

/** Writes the feed to `changelog.atom`. */
export const writeFeed = (
  outDir: string,
  site: string,
  releases: readonly Release[],
): Promise<void> =>
  writeFile(path.join(outDir, 'changelog.atom'), toFeed(site, releases))
