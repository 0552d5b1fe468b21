import { html, type Html } from '../lib/html.ts'

export interface Page {
  site: string
  title: string
  /** Other pages of the site, by their address. */
  links?: Record<string, string>
  /** Scripts of the page, by their name in `assets`. */
  scripts?: string[]
  content: Html
  /** Whether the page is shown in a frame, without anything around it. */
  isFrame?: boolean
}

/** The frame of all pages of the sites that aren't the shop. */
export const layout = ({
  site,
  title,
  links = {},
  scripts = [],
  content,
  isFrame = false,
}: Page): string =>
  `<!doctype html>\n${html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} - ${site}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/assets/site.css" />
      ${scripts.map(
        (name) => html`<script src="/assets/${name}" defer></script>`,
      )}
    </head>
    ${
      isFrame
        ? html`<body class="frame">
            <main>${content}</main>
          </body>`
        : html`<body>
            <header>
              <p class="site">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path
                    d="M12 22v-9m0 0C12 7 8 4 3 4c0 6 3 9 9 9zm0-3c0-5 4-8 9-8 0 6-3 9-9 9z"
                  />
                </svg>
                ${site}
              </p>
              ${
                Object.keys(links).length > 0 &&
                html`<nav aria-label="Pages">
                  ${Object.entries(links).map(
                    ([address, name]) => html`<a href="${address}">${name}</a>`,
                  )}
                </nav>`
              }
            </header>
            <main>${content}</main>
          </body>`
    }
  </html>`}`
