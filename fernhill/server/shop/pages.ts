import type { Request, RequestHandler } from 'express'
import { csrfToken } from '../lib/csrf.ts'
import { escapeHtml, html } from '../lib/html.ts'
import { findPlants } from '../model/plants.ts'

/** The pages of the client by their path, and the titles they start with. */
const titles: [path: RegExp, title: string][] = [
  [/^\/$/, ''],
  [/^\/login(\/callback)?$/, 'Sign in'],
  [/^\/plants$/, 'Plants'],
  [/^\/care(\/[a-z-]+)?$/, 'Care guide'],
  [/^\/cart$/, 'Your cart'],
  [/^\/checkout$/, 'Checkout'],
  [/^\/orders(\/\d+)?$/, 'Orders'],
  [/^\/account$/, 'Your account'],
  [/^\/two-factor$/, 'Enter your code'],
  [/^\/developers$/, 'For developers'],
  [/^\/label-printer$/, 'Label printer'],
  [/^\/nursery$/, 'Nursery'],
  [/^\/extension$/, 'Browser extension'],
]

/** The title of a page, or `undefined` if there's no such page. */
function titleOf(path: string): string | undefined {
  const page = titles.find(([pattern]) => pattern.test(path))
  if (page) return page[1]
  const id = /^\/plants\/(\d+)(\/care)?$/.exec(path)?.[1]
  return findPlants({}).find((plant) => plant.id === Number(id))?.name
}

const languages = ['en', 'de', 'fr']

/** What the address asks for, and otherwise what the browser prefers. */
function languageOf(req: Request): string {
  const wanted = req.query.language
  if (typeof wanted === 'string' && languages.includes(wanted)) return wanted
  return req.acceptsLanguages(languages) || 'en'
}

/** Lets people sign in whose browser runs no scripts. */
const signInForm = (req: Request) =>
  html`<noscript>
    ${
      req.query.error === 'password' &&
      html`<p role="alert">The address or the password is wrong</p>`
    }
    <form method="post" action="/login">
      <input type="hidden" name="csrf" value="${csrfToken()}" />
      <label>Email <input type="email" name="email" required /></label>
      <label>
        Password <input type="password" name="password" required />
      </label>
      <label><input type="checkbox" name="remember" /> Remember me</label>
      <button>Sign in</button>
    </form>
  </noscript>`

/** Sends the client's HTML, with what a page needs before its script has run. */
export const sendPage =
  (loadHtml: (path: string) => Promise<string>): RequestHandler =>
  async (req, res) => {
    const title = titleOf(req.path)
    const fullTitle = title ? `${title} - Fernhill` : 'Fernhill'
    const form = req.path === '/login' ? signInForm(req).source : ''
    const page = (await loadHtml(req.originalUrl))
      .replace('<html lang="en"', `<html lang="${languageOf(req)}"`)
      .replace(/<title>.*?<\/title>/, () => titleTag(fullTitle))
      .replace('</body>', () => `${form}</body>`)

    res.status(title === undefined ? 404 : 200)
    res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' })
    res.type('html').send(page)
  }

const titleTag = (title: string) => `<title>${escapeHtml(title)}</title>`
