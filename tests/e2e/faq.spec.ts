import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Globby } from '@docusaurus/utils'
import { promisedRoutes } from '../pages'
import { expect, siteBuild, test } from './fixtures'

interface Question {
  name: string
  url: string
  acceptedAnswer: { text: string }
}

const routes = promisedRoutes().filter((route) =>
  route.startsWith('/faq/questions/'),
)

for (const route of routes) {
  test(`${route} has structured data for its questions`, async ({
    page,
    context,
  }) => {
    await page.goto(route)
    // Hydration manages the head, and must keep the structured data.
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'true',
    )
    const canonical = await page
      .locator('link[rel=canonical]')
      .getAttribute('href')
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('article h3')].map((heading) => {
        const copy = heading.cloneNode(true) as Element
        const hashLink = copy.querySelector('.hash-link')
        if (!hashLink) throw new Error(`#${heading.id} has no hash link`)
        hashLink.remove()
        return {
          name: copy.textContent,
          id: heading.id,
          first: heading.nextElementSibling?.textContent ?? 'none shown',
        }
      }),
    )
    const texts = await page
      .locator('head script[type="application/ld+json"]')
      .allTextContents()
    const found = texts
      .flatMap((text) => JSON.parse(text)['@graph'])
      .filter((data) => data['@type'] === 'FAQPage')
    expect(found).toHaveLength(1)
    const questions: Question[] = found[0].mainEntity
    expect(questions.length).toBeGreaterThan(10)
    expect(questions.map(({ name, url }) => ({ name, url }))).toEqual(
      shown.map(({ name, id }) => ({ name, url: `${canonical}#${id}` })),
    )

    // The site's security policy forbids parsing strings as HTML; a blank page
    // has no policy.
    const blank = await context.newPage()
    const answers = await blank.evaluate(
      (answers) =>
        answers.map((answer) => {
          const { body } = new DOMParser().parseFromString(answer, 'text/html')
          const elements = [...body.querySelectorAll('*')]
          return {
            first: body.firstElementChild?.textContent ?? 'none in the data',
            tags: elements.map(({ localName }) => localName),
            attributes: elements.flatMap((element) =>
              element
                .getAttributeNames()
                .map((name) => `${name}=${element.getAttribute(name)}`),
            ),
          }
        }),
      questions.map(({ acceptedAnswer }) => acceptedAnswer.text),
    )
    const letters = (text: string) => text.replace(/\s+/g, '')
    expect(answers.map(({ first }) => letters(first))).toEqual(
      shown.map(({ first }) => letters(first)),
    )
    for (const tag of answers.flatMap(({ tags }) => tags)) {
      expect(tag).toMatch(/^(a|p|ul|ol|li|code|pre|strong|em)$/)
    }
    for (const one of answers.flatMap(({ attributes }) => attributes)) {
      expect(one).toMatch(/^href=(https?:\/\/|mailto:)./)
    }
    const warnings = questions.flatMap(({ acceptedAnswer }) => [
      ...acceptedAnswer.text.matchAll(/<p>Incorrect:<\/p><pre>/g),
    ])
    await expect(
      page.locator('article').getByText('Incorrect', { exact: true }),
    ).toHaveCount(warnings.length)
  })
}

test('only FAQ pages contain FAQ data', async () => {
  const files = await Globby('**/*.{html,js}', { cwd: siteBuild })
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(siteBuild, file), 'utf8')),
  )
  const withData = files.filter((_, index) => texts[index]?.includes('FAQPage'))
  expect(withData.toSorted()).toEqual(
    routes.map((route) => `${route.slice(1)}/index.html`).toSorted(),
  )
})
