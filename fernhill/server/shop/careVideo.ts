import { Router } from 'express'

/** The player that the page of a plant shows in a frame. */
export const careVideo = Router()

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>How to water a plant</title>
    <link rel="stylesheet" href="/print.css" />
    <script src="/care-video.js" defer></script>
  </head>
  <body class="player">
    <svg viewBox="0 0 320 180" role="img" aria-label="A watering can">
      <rect width="320" height="180" fill="#dcebe1" />
      <path
        fill="#0b6e4f"
        d="M110 70h80v60a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8zM190 92l42-30 7 9-49 41zM118 70a36 30 0 0 1 64 0h-10a26 20 0 0 0-44 0z"
      />
      <g class="drops" fill="#3f8fc4">
        <circle cx="244" cy="88" r="4" />
        <circle cx="252" cy="108" r="4" />
        <circle cx="240" cy="122" r="4" />
      </g>
    </svg>
    <button type="button">Play</button>
  </body>
</html>
`

careVideo.get('/care/video', (_req, res) => {
  // The shop's own pages may frame it.
  res.set('X-Frame-Options', 'SAMEORIGIN')
  res.set(
    'Content-Security-Policy',
    "default-src 'self'; frame-ancestors 'self'",
  )
  res.send(page)
})
