/** A piece of the announcement: plain text, or a link. */
export type AnnouncementPart = string | { text: string; to: string }

/** What `plugins/shell` tells the browser at build time. */
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
  Allowed: text, links written <a href="…">…</a>, and ${Object.keys(entities).join(' ')}
  Mend: write it as text, or as such a link`,
  )
}

/**
 * Cuts the announcement's HTML into text and links, so that its links can be
 * those of the router; any other markup ends the build.
 *
 * `Read <a href="/new">the news</a>.` → `['Read ', { text: 'the news', to: '/new' }, '.']`
 */
export function parseAnnouncement(html: string): AnnouncementPart[] {
  const pieces = html.split(/<a href="([^"]*)">(.*?)<\/a>/)
  // The two groups of the expression stand between the texts.
  return pieces.flatMap((piece, index): AnnouncementPart[] => {
    if (index % 3 === 0) return piece === '' ? [] : [readText(piece)]
    if (index % 3 === 1) {
      return [{ to: piece, text: readText(pieces[index + 1] ?? '') }]
    }
    return []
  })
}

/**
 * A script for the head: an announcement that the visitor has not seen yet is
 * shown from the first paint on. The theme's own script, which runs next, asks
 * only whether some announcement was dismissed.
 */
export function freshAnnouncementScript(id: string): string {
  const value = JSON.stringify(id).replaceAll('<', '\\u003c')
  return `try{localStorage.getItem('docusaurus.announcement.id')!==${value}&&localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`
}
