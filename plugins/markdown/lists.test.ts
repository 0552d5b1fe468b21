import { expect, it } from 'vitest'
import { toLists } from './lists'

const page = (id: string, more = {}) => ({
  id,
  title: id,
  description: `About ${id}.`,
  path: `/docs/${id}`,
  categories: [],
  unlisted: false,
  text: `# ${id}\n`,
  ...more,
})

it('lists pages by section, in the order of the navigation', () => {
  const { short, full } = toLists(
    [
      page('apiary'),
      page('api/click', { categories: ['Actions', 'Mouse'] }),
      page('guides/planned', { unlisted: true }),
      page('partials/part'),
      page('guides/start'),
    ],
    {
      title: 'Docs',
      tagline: 'All of it',
      url: 'https://a.example',
      baseUrl: '/docs/',
    },
  )
  expect(short).toBe(`# Docs

> All of it

Each page is Markdown at its address plus \`.md\`. [All pages in one file](https://a.example/docs/llms-full.txt)

## Guides

- [guides/start](https://a.example/docs/guides/start.md): About guides/start.

## API: Actions

- [api/click](https://a.example/docs/api/click.md): About api/click.

## Other

- [apiary](https://a.example/docs/apiary.md): About apiary.
`)
  expect(full).toContain(`# guides/start

---

Address: https://a.example/docs/api/click

# api/click
`)
})
