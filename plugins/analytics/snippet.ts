import { key } from './consent'
import type { Ids } from './ids'

/** Loads a third-party script without blocking the page. */
const load = `function load(src) {
  var script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.appendChild(script)
}`

const parts: Record<keyof Ids, (id: string) => string> = {
  gtag: (ids) => `
gtag('js', new Date())
${ids
  .split(',')
  .map((id) => `gtag('config', '${id}')`)
  .join('\n')}
load('https://www.googletagmanager.com/gtag/js?id=${ids.split(',')[0]}')`,

  gtm: (id) => `
dataLayer.push({ 'gtm.start': new Date().getTime(), event: 'gtm.js' })
load('https://www.googletagmanager.com/gtm.js?id=${id}')`,

  fullstory: (id) => `
window._fs_host = 'fullstory.com'
window._fs_script = 'edge.fullstory.com/s/fs.js'
window._fs_org = '${id}'
window._fs_namespace = 'FS'
window.FS = function FS(call, details, source) {
  if (FS.q) FS.q.push([call, details, source])
  else FS._api(call, details, source)
}
window.FS.q = []
load('https://edge.fullstory.com/s/fs.js')`,
}

/**
 * The inline script that loads the configured services. If the reader's browser
 * opts out of tracking, it only defines a `gtag` that does nothing. The script
 * depends only on the settings, so one hash in the Content-Security-Policy covers
 * it on every page.
 *
 * @param asks whether to wait until the reader allows it. `Consent.tsx` asks, and
 *   calls `startAnalytics()`, which doesn't exist if the browser opts out.
 */
export function toSnippet(ids: Ids, asks: boolean): string {
  const configured = Object.entries(ids).map(([service, id]) =>
    parts[service as keyof Ids](id),
  )
  const wait = `
var isAllowed, isStarted
try { isAllowed = localStorage.getItem('${key}') === 'on' } catch (error) {}
window.startAnalytics = function () {
  if (!isStarted) start()
  isStarted = true
}
if (isAllowed) window.startAnalytics()`
  return `(function () {
// The official client module calls it on every page change.
window.gtag = function () {}
var track = navigator.doNotTrack || window.doNotTrack
if (track === '1' || track === 'yes' || navigator.globalPrivacyControl) return
function start() {
var dataLayer = (window.dataLayer = window.dataLayer || [])
function gtag() { dataLayer.push(arguments) }
window.gtag = gtag
${load}${configured.join('')}
}${asks ? wait : '\nstart()'}
})()`
}
