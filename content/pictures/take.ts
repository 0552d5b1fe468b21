import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  chromium,
  type Browser,
  type CDPSession,
  type Page,
} from '@playwright/test'
import type { Application } from '../runs/application'
import { startFernhill } from '../runs/fernhill'
import { freePort } from '../runs/freePort'
import { killGroup } from '../runs/killGroup'
import { startRouter } from '../runs/router'
import { differ } from './differ'
import {
  boxAround,
  type Box,
  fileOf,
  placeIn,
  readList,
  type TakenPicture,
} from './list'
import type { Scene, Stage, Step } from './scene'
import { dismissNews } from './settings'

/** The folder that pictures show instead of this machine's. */
const shownFolder = '/home/you'

/** In milliseconds. */
const longestStart = 90_000
const longestStep = 12_000

/** How the picture is kept if it isn't too heavy, best first. */
const formats = [
  { scale: 2, quality: 80 },
  { scale: 2, quality: 60 },
  { scale: 1.5, quality: 70 },
  { scale: 1.5, quality: 50 },
  { scale: 1, quality: 70 },
]
const mostBytes = 60_000

export interface TakeOptions {
  root: string
  application: Application
  /** Decides which pictures are new. */
  judge: Page
  /** Where the window is shown when a picture can't be taken. */
  failures: string
  isWanted(id: string): boolean
  say(line: string): void
}

/** Takes the pictures of a stage. Reports those that can't be taken, and omits them. */
export async function takeStage(
  stage: Stage,
  options: TakeOptions,
): Promise<TakenPicture[]> {
  const { root, application, say, isWanted } = options
  const wanted = stage.scenes.filter(({ id }) => isWanted(id))
  if (!wanted.length) return []
  say(`${stage.name}: ${wanted.length} pictures`)
  const parent = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  const folder = path.join(parent, stage.folder)
  writeProject(stage, folder, root)
  const fernhill = await startFernhill(path.join(root, 'fernhill'))
  const router = await startRouter(fernhill)
  const [port, browserPort] = await Promise.all([freePort(), freePort()])
  const settings = path.join(parent, 'settings')
  if (!stage.showsNews) dismissNews(settings, application.version)
  const child = spawn(
    process.execPath,
    [
      path.join(path.dirname(packageFile(root)), 'bin/cypress'),
      'open',
      '--project',
      folder,
      ...stage.args,
    ],
    {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        // Neither shows nor changes the settings of whoever runs this.
        XDG_CONFIG_HOME: settings,
        CYPRESS_RUN_BINARY: application.executable,
        ELECTRON_EXTRA_LAUNCH_ARGS: `--remote-debugging-port=${port}`,
        CYPRESS_REMOTE_DEBUGGING_PORT: `${browserPort}`,
        HTTP_PROXY: router.address,
        HTTPS_PROXY: router.address,
        NO_PROXY: '<-loopback>',
        SHOP_URL: `http://localhost:${fernhill.shop}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()))
  }
  let browser: Browser | undefined
  const taken: TakenPicture[] = []
  try {
    const find = async () => {
      await browser?.close().catch(() => {})
      const found = await (stage.args.includes('--browser')
        ? findWindow(browserPort, '/__/')
        : findWindow(port, '/__launchpad/'))
      browser = found.browser
      found.page.setDefaultTimeout(longestStep)
      return found.page
    }
    let window = await find()
    for (const scene of stage.scenes) {
      const isAlone = /^(run|at)$/.test(scene.steps?.[0]?.[0] ?? '')
      if (!isWanted(scene.id) && isAlone) continue
      try {
        // The application replaces its window between two specs.
        if (window.isClosed()) window = await find()
        window = await takeSteps(scene, window, find)
        const picture = await takePicture(scene, window, parent, options)
        if (picture) taken.push(picture)
      } catch (error) {
        const file = path.join(options.failures, `${scene.id}.png`)
        await window.screenshot({ path: file }).catch(() => {})
        say(
          `  ${scene.id} FAILED: ${(error as Error).message}\n  See ${path.relative(root, file)}`,
        )
      }
    }
  } catch (error) {
    const file = path.join(options.failures, `${stage.name}.png`)
    const launchpad = await connect(port)
    await launchpad?.pages[0]?.screenshot({ path: file }).catch(() => {})
    await launchpad?.browser.close()
    say(
      `  FAILED: ${(error as Error).message}\n  See ${path.relative(root, file)}, if the launchpad was open. The application printed:\n${output}`,
    )
  } finally {
    await browser?.close().catch(() => {})
    killGroup(child, 'SIGKILL')
    router.close()
    fernhill.stop()
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
  }
  return taken
}

const packageFile = (root: string) =>
  createRequire(path.join(root, 'package.json')).resolve('cypress/package.json')

/** What isn't part of the project that readers would have. */
const leftOut =
  /^(node_modules|dist|server|scripts|variants|\.npmrc|\.gitignore)$/

function writeProject({ base, files }: Stage, folder: string, root: string) {
  mkdirSync(folder, { recursive: true })
  const shop = path.join(root, 'fernhill')
  if (base === 'fernhill') {
    for (const name of readdirSync(shop)) {
      if (leftOut.test(name)) continue
      cpSync(path.join(shop, name), path.join(folder, name), {
        recursive: true,
      })
    }
  }
  symlinkSync(
    path.join(shop, 'node_modules'),
    path.join(folder, 'node_modules'),
    'junction',
  )
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Connects to the application or a browser. Undefined if it hasn't started yet. */
async function connect(port: number) {
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, {
      timeout: longestStep,
    })
    return {
      browser,
      pages: browser.contexts().flatMap((context) => context.pages()),
    }
  } catch {
    return undefined
  }
}

/**
 * Waits for a window.
 *
 * @param port for debugging the application or the browser that it starts
 * @param address that's part of the window's
 */
async function findWindow(port: number, address: string) {
  for (const end = Date.now() + longestStart; Date.now() < end;) {
    const found = await connect(port)
    const page = found?.pages.find((one) => one.url().includes(address))
    if (found && page) return { browser: found.browser, page }
    await found?.browser.close()
    await wait(500)
  }
  throw new Error(
    `The application opened no window at ${address} within ${longestStart / 1000} s. Run the command again with nothing else running.`,
  )
}

const usualSize = { width: 1000, height: 625 }

const setWindow = (
  session: CDPSession,
  { size = usualSize }: Scene,
  deviceScaleFactor = 1,
) =>
  session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor,
    mobile: false,
  })

/** Does what a picture needs, and returns the window that shows it then. */
async function takeSteps(
  scene: Scene,
  first: Page,
  find: () => Promise<Page>,
): Promise<Page> {
  let window = first
  const prepare = async () => {
    const session = await window.context().newCDPSession(window)
    await setWindow(session, scene)
    await session.send('Emulation.setScrollbarsHidden', { hidden: true })
    await pointNowhere(window, scene)
  }
  await prepare()
  for (const step of scene.steps ?? []) {
    try {
      if (step[0] === 'run') {
        // Even if it's the spec that's shown, it runs again.
        await goTo(window, '#/specs')
        await goTo(window, `#/specs/runner?file=${step[1]}`)
        // Time to replace the window, which some specs need, and to lay out the
        // Command Log at its new size. No event tells when either is done.
        await wait(2500)
        if (window.isClosed()) window = await find()
        await prepare()
        await window
          .locator(step[2] ?? 'button.restart')
          .first()
          .waitFor()
      } else await take(step, window)
    } catch (error) {
      const [reason] = (error as Error).message.split('\n')
      throw new Error(`${JSON.stringify(step)}: ${reason}`)
    }
  }
  // Without this, something could look as if the mouse were over it.
  const last = scene.steps?.at(-1)?.[0]
  if (!last?.startsWith('hover')) await pointNowhere(window, scene)
  return window
}

/** The lower right corner, where nothing reacts. */
const pointNowhere = (window: Page, { size = usualSize }: Scene) =>
  window.mouse.move(size.width - 2, size.height - 2)

async function takePicture(
  scene: Scene,
  window: Page,
  parent: string,
  { root, application, judge, isWanted, say }: TakeOptions,
): Promise<TakenPicture | undefined> {
  const { id, alt, caption, size = usualSize } = scene
  if (!isWanted(id)) return undefined
  const session = await window.context().newCDPSession(window)
  const setScale = (scale: number) => setWindow(session, scene, scale)
  await setScale(1)
  await hideMachine(window, parent)
  const boxOf = async (selector: string): Promise<Box> => {
    const box = await window.locator(selector).first().boundingBox()
    if (box) return box
    throw new Error(`"${selector}" isn't visible.`)
  }
  const clip = scene.clip
    ? boxAround(await Promise.all(scene.clip.map(boxOf)), size)
    : { x: 0, y: 0, ...size }
  if (scene.height) clip.height = Math.min(clip.height, scene.height)
  const notes = await Promise.all(
    (scene.notes ?? []).map(async ([selector, text]) => ({
      ...placeIn(clip, await boxOf(selector)),
      text,
    })),
  )
  const { scale, file } = await shrink(setScale, (quality) =>
    takeQuietly(session, clip, quality),
  )
  const picture: TakenPicture = {
    id,
    alt,
    caption,
    version: application.version,
    width: Math.round(clip.width * scale),
    height: Math.round(clip.height * scale),
    scale,
    notes,
  }
  const target = fileOf(root, id)
  const last = readList(root).find((one) => one.id === id)
  const isSame =
    existsSync(target) &&
    last?.width === picture.width &&
    last.height === picture.height &&
    !(await differ(judge, readFileSync(target), file))
  if (!isSame) writeFileSync(target, file)
  say(
    `  ${id} ${isSame ? 'unchanged' : 'taken'} (${picture.width} × ${picture.height}, ${Math.round(file.length / 1000)} kB)`,
  )
  return picture
}

/** The sharpest picture that isn't too heavy. */
async function shrink(
  setScale: (scale: number) => Promise<unknown>,
  capture: (quality: number) => Promise<Buffer>,
) {
  let best: { scale: number; file: Buffer } = { scale: 1, file: Buffer.of() }
  for (const { scale, quality } of formats) {
    await setScale(scale)
    best = { scale, file: await capture(quality) }
    if (best.file.length <= mostBytes) break
  }
  return best
}

/** Takes up to six pictures, until two in a row show that nothing moves anymore. */
async function takeQuietly(
  session: CDPSession,
  clip: Box,
  quality: number,
): Promise<Buffer> {
  let last = ''
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await wait(400)
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { ...clip, scale: 1 },
    })
    if (data === last) break
    last = data
  }
  return Buffer.from(last, 'base64')
}

/** Replaces folders of this machine in everything that's shown. */
async function hideMachine(window: Page, parent: string) {
  for (const frame of window.frames()) {
    await frame.evaluate(
      ([folders, shown]) => {
        const walker = document.createTreeWalker(
          document.body,
          NodeFilter.SHOW_TEXT,
        )
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          for (const found of folders) {
            if (node.data.includes(found))
              node.data = node.data.replaceAll(found, shown)
          }
        }
      },
      [[parent, os.homedir()], shownFolder] as const,
    )
  }
}

async function take(
  step: Exclude<Step, { 0: 'run' }>,
  window: Page,
): Promise<void> {
  const [verb, target, value = ''] = step
  const element = window.locator(target).first()
  const app = window.frameLocator('iframe.aut-iframe').locator(target).first()
  switch (verb) {
    case 'at':
      await goTo(window, `#/${target}`)
      // Nothing of the scene before is left, such as an open dialog.
      await window.reload()
      return
    case 'click':
      return element.click()
    case 'hover':
      return element.hover()
    case 'fill':
      return element.fill(value)
    case 'press':
      return window.keyboard.press(target)
    case 'wait':
      return element.waitFor()
    case 'scroll':
      return element.evaluate((found) =>
        found.scrollIntoView({ block: 'start' }),
      )
    case 'hover in app': {
      // Cypress covers the app, so it isn't what the mouse is over.
      const box = await app.boundingBox()
      if (!box) throw new Error(`"${target}" isn't visible in the app.`)
      return window.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {
        steps: 4,
      })
    }
  }
}

async function goTo(window: Page, hash: string) {
  await window.evaluate((wanted) => {
    location.hash = wanted
  }, hash)
}
