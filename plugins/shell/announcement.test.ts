import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { announcement } from '../../src/data/announcement'
import { freshAnnouncementScript, parseAnnouncement } from './announcement'

describe('the announcement', () => {
  it('is split into text and links', () => {
    expect(
      parseAnnouncement(
        'Read <a href="/new">the news</a> &amp; <a href="https://a.b">more</a>.',
      ),
    ).toEqual([
      'Read ',
      { text: 'the news', to: '/new' },
      ' & ',
      { text: 'more', to: 'https://a.b' },
      '.',
    ])
  })

  it('can be only text, or only a link', () => {
    expect(parseAnnouncement('News')).toEqual(['News'])
    expect(parseAnnouncement('<a href="/">News</a>')).toEqual([
      { text: 'News', to: '/' },
    ])
    expect(parseAnnouncement('')).toEqual([])
  })

  it('is valid in src/data/announcement.ts', () => {
    expect(parseAnnouncement(announcement.content)).toHaveLength(5)
  })

  it.each([
    ['<b>New</b> guides', '<b>'],
    ['<a class="x" href="/new">News</a>', '<a class="x" href="/new">'],
    ['<a href="/new">the <i>news</i></a>', '<i>'],
    ['<a href="/new">the news', '<a href="/new">'],
    ['News &mdash; old', '&mdash;'],
    ['1 < 2', '< 2'],
  ])("can't be %s", (html, found) => {
    expect(() => parseAnnouncement(html)).toThrow(`Found: ${found}\n`)
    expect(() => parseAnnouncement(html)).toThrow(
      'content in src/data/announcement.ts',
    )
  })
})

describe('the script for the head', () => {
  function dismissedAfter(storage: Record<string, string>, id: string) {
    const items = new Map(Object.entries(storage))
    const localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => items.delete(key),
    }
    runInNewContext(freshAnnouncementScript(id), { localStorage })
    return items.get('docusaurus.announcement.dismiss')
  }

  it('forgets that an earlier announcement was dismissed', () => {
    const storage = {
      'docusaurus.announcement.id': 'old',
      'docusaurus.announcement.dismiss': 'true',
    }
    expect(dismissedAfter(storage, 'new')).toBeUndefined()
    expect(dismissedAfter(storage, 'old')).toBe('true')
  })

  it('works in a browser that forbids storage', () => {
    expect(() =>
      runInNewContext(freshAnnouncementScript('new'), {}),
    ).not.toThrow()
  })

  it('escapes the id', () => {
    expect(freshAnnouncementScript('</script>')).not.toContain('<')
  })
})
