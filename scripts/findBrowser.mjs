import { chromium } from '@playwright/test'
import { installWithApt } from './installWithApt.mjs'
import { inPath, isExecutable } from './programs.mjs'

/** Flags that browsers need on servers, in containers, and as root. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
]

// The same browser without windows: tests take less than half the processor
// time in it.
const shell = 'chromium-headless-shell'

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const installedApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Browsers on this machine, the fastest first. */
function candidates() {
  const ownBrowser = chromium.executablePath()
  return [
    ...inPath(shell),
    // Playwright tells only where it would put the whole browser.
    ownBrowser.replace(
      /chromium-(\d+\/)chrome(-linux[^/]*\/)chrome$/,
      'chromium_headless_shell-$1chrome-headless-shell$2chrome-headless-shell',
    ),
    ownBrowser,
    ...inPath(...commands),
    ...installedApplications,
  ].filter(isExecutable)
}

/**
 * Checks that the browser starts and runs a script. An executable can exist but
 * lack a library.
 *
 * @param {string} executablePath
 * @returns {Promise<string | undefined>} what's wrong, if anything
 */
async function problemWith(executablePath) {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments,
      timeout: 60_000,
    })
    try {
      const page = await browser.newPage()
      return (await page.evaluate('1 + 1')) === 2
        ? undefined
        : "It doesn't run scripts."
    } finally {
      await browser.close()
    }
  } catch (error) {
    return String(error).split('\n')[0]
  }
}

/**
 * Finds a Chromium that works, and as a last resort installs Debian's. If
 * `CHROME_PATH` is set, it only tries that one.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} if no browser works; the message lists ways to provide one
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    const problem = await problemWith(chosen)
    if (!problem) return chosen
    throw new Error(
      `The browser in CHROME_PATH, "${chosen}", doesn't work: ${problem}\nSet CHROME_PATH to the executable of a Chromium, or unset it to find one.`,
    )
  }
  const problems = []
  const firstThatRuns = async () => {
    for (const file of new Set(candidates())) {
      const problem = await problemWith(file)
      if (!problem) return file
      problems.push(`  ${file}: ${problem}`)
    }
  }
  const found =
    (await firstThatRuns()) ??
    // Older releases only have the whole browser.
    (installWithApt(shell) || installWithApt('chromium')
      ? await firstThatRuns()
      : undefined)
  if (found) return found
  throw new Error(
    [
      'The browser tests need Chromium, but found none that works.',
      ...problems,
      'Do one of these, then run the command again:',
      '  - install Google Chrome, Chromium, or Microsoft Edge',
      '  - Debian and Ubuntu: sudo apt-get install chromium',
      '  - npx playwright install --only-shell chromium',
      '  - set CHROME_PATH to the executable of a browser that you have',
    ].join('\n'),
  )
}
