import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { format } from 'prettier'
import {
  fileOf,
  folder,
  listPath,
  readList,
  type TakenPicture,
} from '../pictures/list'
import { stages } from '../pictures/scenes'
import { takeStage } from '../pictures/take'
import { getApplication } from '../runs/application'
import { startDisplay } from '../runs/display'
import { prepareFernhill } from '../runs/fernhill'

const root = path.join(__dirname, '../..')
const failures = path.join(root, 'test-results/pictures')

const say = (line: string) => {
  console.log(line)
}

/**
 * `npm run pictures`: takes pictures of the real application, all of them or those
 * that are named, and lists them.
 */
async function main(names: string[]) {
  const ids = stages.flatMap(({ scenes }) => scenes.map(({ id }) => id))
  const unknown = names.find((name) => !ids.includes(name))
  if (unknown !== undefined) {
    throw new Error(
      `There's no picture "${unknown}". Pictures: ${ids.join(', ')}. Add new ones to content/pictures/scenes.ts.`,
    )
  }
  const application = getApplication(root, say)
  say(`Taking pictures of Cypress ${application.version} …`)
  prepareFernhill(path.join(root, 'fernhill'), say)
  rmSync(failures, { recursive: true, force: true })
  for (const made of [failures, path.join(root, folder)]) {
    mkdirSync(made, { recursive: true })
  }
  const display = await startDisplay()
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
  })
  const judge = await browser.newPage()
  const taken = new Map<string, TakenPicture>(
    readList(root).map((picture) => [picture.id, picture]),
  )
  const isWanted = (id: string) => !names.length || names.includes(id)
  const missing: string[] = []
  try {
    for (const stage of stages) {
      const pictures = await takeStage(stage, {
        root,
        application,
        judge,
        failures,
        isWanted,
        say,
      })
      for (const picture of pictures) taken.set(picture.id, picture)
      const done = new Set(pictures.map(({ id }) => id))
      missing.push(
        ...stage.scenes
          .map(({ id }) => id)
          .filter((id) => isWanted(id) && !done.has(id)),
      )
      await save(ids, taken)
    }
  } finally {
    await browser.close()
    display.stop()
  }
  if (!missing.length) return
  throw new Error(
    `${missing.length} pictures couldn't be taken: ${missing.join(', ')}. The reasons are above, and what the window showed is in test-results/pictures.`,
  )
}

async function save(ids: string[], taken: Map<string, TakenPicture>) {
  const scenes = stages.flatMap((stage) => stage.scenes)
  // New words don't need a new picture.
  const list = scenes.flatMap(({ id, alt, caption, notes = [] }) => {
    const picture = taken.get(id)
    if (!picture) return []
    const words = picture.notes.map((note, index) => ({
      ...note,
      text: notes[index]?.[1] ?? note.text,
    }))
    return { ...picture, alt, caption, notes: words }
  })
  const text = await format(JSON.stringify(list), { parser: 'json' })
  writeFileSync(listPath(root), text)
  for (const name of readdirSync(path.join(root, folder))) {
    const id = path.basename(name, '.webp')
    if (name.endsWith('.webp') && !ids.includes(id)) rmSync(fileOf(root, id))
  }
}

main(process.argv.slice(2)).then(
  // Fernhill's server may still be closing its connections.
  () => process.exit(),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
