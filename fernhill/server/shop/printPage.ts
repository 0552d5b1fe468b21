import { html, type Html } from '../lib/html.ts'

/** A page to print, without the shop's navigation. */
export const printPage = (title: string, content: Html): string =>
  `<!doctype html>\n${html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} - Fernhill</title>
      <link rel="stylesheet" href="/print.css" />
    </head>
    <body>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </body>
  </html>`}`
