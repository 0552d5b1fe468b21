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
  test(`${route} tells search engines its questions`, async ({
    page,
    context,
  }) => {
    await page.goto(route)
    // The framework, which manages the head, leaves the data there.
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
        copy.querySelector('.hash-link')!.remove()
        return {
          name: copy.textContent,
          id: heading.id,
          first: heading.nextElementSibling!.textContent,
        }
      }),
    )
    const texts = await page
      .locator('head script[type="application/ld+json"]')
      .allTextContents()
    const found = texts
      .map((text) => JSON.parse(text))
      .filter((data) => data['@type'] === 'FAQPage')
    expect(found).toHaveLength(1)
    const questions: Question[] = found[0].mainEntity
    expect(questions.length).toBeGreaterThan(10)
    expect(questions.map(({ name, url }) => ({ name, url }))).toEqual(
      shown.map(({ name, id }) => ({ name, url: `${canonical}#${id}` })),
    )

    // The policy of the site lets no text become HTML.
    const blank = await context.newPage()
    const answers = await blank.evaluate(
      (answers) =>
        answers.map((answer) => {
          const { body } = new DOMParser().parseFromString(answer, 'text/html')
          const elements = [...body.querySelectorAll('*')]
          return {
            first: body.firstElementChild!.textContent,
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

test('nothing but the FAQ pages holds the data', async () => {
  const files = await Globby('**/*.{html,js}', { cwd: siteBuild })
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(siteBuild, file), 'utf8')),
  )
  const holders = files.filter((_, index) => texts[index]!.includes('FAQPage'))
  expect(holders.toSorted()).toEqual(
    routes.map((route) => `${route.slice(1)}/index.html`).toSorted(),
  )
})
