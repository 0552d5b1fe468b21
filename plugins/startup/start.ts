import {
  enableColorModeToggles,
  followColorMode,
  toggleColorMode,
} from './colorMode'
import {
  dropValues,
  holdClick,
  holdFocus,
  holdKey,
  holdValue,
  holdValues,
  release,
} from './held'
import { skip } from './skip'
import { followThemeColor } from './themeColor'

/** Events that mean the reader is about to use the page. */
const intents = [
  'focusin',
  'keydown',
  'pointerdown',
  'pointermove',
  'scroll',
  'touchstart',
  'wheel',
] as const

const root = document.documentElement

let isStarted = false

/** Loads the site, which then hydrates the page. */
function start(): void {
  if (isStarted) return
  isStarted = true
  intents.forEach((name) => removeEventListener(name, start, true))
  // plugins/resilience/retryChunks.ts handles failures.
  void import(/* webpackChunkName: "site" */ '@startup/site')
}

/** Safari has no `requestIdleCallback`. */
function startWhenIdle(): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start, { timeout: 2000 })
  } else setTimeout(start, 200)
}

function onClick(event: MouseEvent): void {
  if (skip(event) || toggleColorMode(event) || holdClick(event)) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

function onKeyDown(event: KeyboardEvent): void {
  if (holdKey(event)) event.preventDefault()
}

/** Once React runs, replays what the reader did and lets React do the rest. */
function leaveToReact(): void {
  document.removeEventListener('click', onClick, true)
  document.removeEventListener('keydown', onKeyDown, true)
  document.removeEventListener('input', holdValue, true)
  document.removeEventListener('reset', dropValues, true)
  document.removeEventListener('focusin', holdFocus, true)
  void release()
}

// Without this, the home page would show the banner about a wrong base URL.
window.docusaurus = { prefetch: () => false, preload: () => false }

enableColorModeToggles()
followThemeColor()
addEventListener('storage', followColorMode)
holdValues()
document.addEventListener('click', onClick, true)
document.addEventListener('keydown', onKeyDown, true)
document.addEventListener('input', holdValue, true)
document.addEventListener('reset', dropValues, true)
document.addEventListener('focusin', holdFocus, true)
new MutationObserver((_changes, observer) => {
  if (root.dataset.hasHydrated !== 'true') return
  observer.disconnect()
  leaveToReact()
}).observe(root, { attributeFilter: ['data-has-hydrated'] })

intents.forEach((name) =>
  addEventListener(name, start, { capture: true, passive: true }),
)
// The HTML doesn't contain what depends on the query, such as search results.
if (location.search) start()
else if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
