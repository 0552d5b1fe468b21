import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { headingIn } from '../../lib/article'
import { hashContent } from '../../lib/contentHash'
import { createDiskCache } from '../../lib/diskCache'
import { type Doc, type PublishedDoc, readDocs } from '../../lib/docs'
import { createArtist } from './card'
import { cardOf } from './cardFile'
import { toFaq } from './questions'
import { addData, levelsAbove, toArticle } from './structuredData'

const isFaq = ({ id, unlisted }: Doc) =>
  id.startsWith('faq/questions/') && !unlisted

/** What affects how a card looks, apart from its text. */
const isForCards = (file: string) =>
  /^(plugins\/metadata\/card\.ts|lib\/(grove|lightColors)\.ts|src\/css\/tokens\.css|static\/img\/logo\.svg|package-lock\.json)$/.test(
    file,
  )

/**
 * What other sites learn about each page: its place on the site, its date, and its
 * questions and answers, for search engines and assistants, and a card that's shown
 * next to links to it.
 */
export default function metadata({ siteConfig, siteDir }: LoadContext): Plugin {
  const { baseUrl, url } = siteConfig
  let pages: PublishedDoc[] = []
  return {
    name: 'metadata',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    allContentLoaded({ allContent }) {
      pages = readDocs(allContent)
    },
    async postBuild({ outDir }) {
      const cache = createDiskCache(siteDir, 'cards')
      const version = await hashContent(
        siteDir,
        [],
        (file) => !isForCards(file),
      )
      const artist = createArtist(siteDir)
      for (const page of pages) {
        const file = path.join(
          outDir,
          page.path.slice(baseUrl.length),
          'index.html',
        )
        const html = await readFile(file, 'utf8')
        const data = toArticle(
          page,
          html,
          baseUrl + cardOf(page.id),
          siteConfig,
        )
        if (isFaq(page)) data.push(toFaq(html, url + page.path))
        // Replaced in one step, because other plugins may be reading the page.
        await writeFile(`${file}.new`, addData(html, data, url + page.path))
        await rename(`${file}.new`, file)

        const card = {
          above: levelsAbove(page, siteConfig).map(({ name }) => name),
          title: headingIn(html),
          description: page.description,
        }
        const picture = await cache(page.id, [version, card], async () =>
          Buffer.from(await artist.draw(card)).toString('base64'),
        )
        const target = path.join(outDir, cardOf(page.id))
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, Buffer.from(picture, 'base64'))
      }
    },
  }
}
