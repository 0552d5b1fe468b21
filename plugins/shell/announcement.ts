/** A piece of the announcement: plain text, or a link. */
export type AnnouncementPart = string | { text: string; to: string }

/** What `plugins/shell` passes from the build to the browser. */
export interface ShellData {
  announcement: AnnouncementPart[]
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
}

function readText(html: string): string {
  const text = html.replace(/&\w+;|&#\w+;/g, (entity) => {
    const letter = entities[entity]
    if (letter === undefined) fail(entity)
    return letter
  })
  const tag = /<[^>]*>?/.exec(html)
  if (tag) fail(tag[0])
  return text
}

function fail(found: string): never {
  throw new Error(
    `content in src/data/announcement.ts
  Found: ${found}
  Allowed: text, links (<a href="…">…</a>), and the entities ${Object.keys(entities).join(' ')}
  Fix: Write it as text or as a link.`,
  )
}

/**
 * Splits the announcement's HTML into text and links, so that links can use the
 * router. Any other markup fails the build.
 *
 * `Read <a href="/new">the news</a>.` becomes
 * `['Read ', { text: 'the news', to: '/new' }, '.']`.
 */
export function parseAnnouncement(html: string): AnnouncementPart[] {
  const pieces = html.split(/<a href="([^"]*)">(.*?)<\/a>/)
  // Splitting by two groups gives text, link target, link text, text, …
  return pieces.flatMap((piece, index): AnnouncementPart[] => {
    if (index % 3 === 0) return piece === '' ? [] : [readText(piece)]
    if (index % 3 === 1) {
      return [{ to: piece, text: readText(pieces[index + 1] ?? '') }]
    }
    return []
  })
}

/**
 * A script for the head that shows a new announcement from the first paint on.
 * The theme's own script, which runs next, would hide it if the reader
 * dismissed an earlier one.
 */
export function freshAnnouncementScript(id: string): string {
  const value = JSON.stringify(id).replaceAll('<', '\\u003c')
  return `try{localStorage.getItem('docusaurus.announcement.id')!==${value}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`
}
