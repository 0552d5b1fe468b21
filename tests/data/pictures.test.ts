import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { attributeOf, elementsOf } from '../../content/page/page'
import { readPage } from '../../content/page/readPage'
import { readSource } from '../../content/page/files'
import {
  fileOf,
  folder,
  listPath,
  readList,
  sizeOf,
} from '../../content/pictures/list'
import { stages } from '../../content/pictures/scenes'
import { findPages } from '../../content/rules/readSite'
import { root } from '../pages'

const list = readList(root)
const ids = list.map(({ id }) => id)

describe.each(list)('picture $id', (picture) => {
  const file = readFileSync(fileOf(root, picture.id))

  it('has the size that the list says', () => {
    const { width, height } = picture
    expect(sizeOf(file)).toEqual({ width, height })
  })

  it('is light enough', () => {
    expect(file.length).toBeLessThanOrEqual(60_000)
  })

  it('says what it shows, in which version', () => {
    expect(picture.alt.length).toBeGreaterThan(40)
    expect(picture.caption).toMatch(/^[A-Z“`c].*\.$/s)
    expect(picture.version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('numbers parts that are in it', () => {
    for (const { x, y, width, height, text } of picture.notes) {
      expect(text).not.toBe('')
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThan(0)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.1)
    }
  })
})

it('the list, the scenes, and the files are the same pictures', () => {
  const scenes = stages.flatMap((stage) => stage.scenes.map(({ id }) => id))
  const files = readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => path.basename(name, '.webp'))
  expect(ids).toEqual(scenes)
  expect(files.sort()).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
})

it('the list agrees with the scenes', () => {
  const scenes = stages.flatMap((stage) =>
    stage.scenes.map(({ id, alt, caption, notes = [] }) => ({
      id,
      alt,
      caption,
      notes: notes.map(([, text]) => text),
    })),
  )
  expect(
    list.map(({ id, alt, caption, notes }) => ({
      id,
      alt,
      caption,
      notes: notes.map(({ text }) => text),
    })),
  ).toEqual(scenes)
})

it('pages show each picture', () => {
  const shown = findPages(root).flatMap((name) => {
    const { file, text } = readSource(root, name)
    if (!text.includes('<Screen')) return []
    return elementsOf(readPage(file, text).tree)
      .filter((element) => element.name === 'Screen')
      .map((element) => attributeOf(element, 'id'))
  })
  expect(ids.filter((id) => !shown.includes(id))).toEqual([])
})

it('the list says nothing of the machine that took them', () => {
  const text = readFileSync(listPath(root), 'utf8')
  expect(text).not.toContain(os.tmpdir())
  expect(text).not.toContain(root)
})
