import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A picture of the application, as pages show it. */
export interface TakenPicture {
  id: string
  alt: string
  caption: string
  /** Of the application that it shows. */
  version: string
  /** In pixels of the file. */
  width: number
  height: number
  /** Pixels of the file for each CSS pixel. */
  scale: number
  /** Parts of it that pages explain below it, in order. */
  notes: Note[]
}

/** A part of a picture, in percent of the picture's size. */
export interface Note {
  x: number
  y: number
  width: number
  height: number
  text: string
}

/** Where pictures are, relative to the repository's root. */
export const folder = 'content/pictures/taken'

const listFile = `${folder}/list.json`

/** All pictures of the application, in the order in which they're taken. */
export function readList(root: string): TakenPicture[] {
  const file = path.join(root, listFile)
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as TakenPicture[])
    : []
}

/** The text of the file that `readList` reads. */
export const listPath = (root: string) => path.join(root, listFile)

export const fileOf = (root: string, id: string) =>
  path.join(root, folder, `${id}.webp`)

/**
 * The size of a WebP picture in pixels, from its header.
 *
 * @throws if it isn't WebP
 */
export function sizeOf(file: Buffer): { width: number; height: number } {
  const kind = file.toString('latin1', 12, 16)
  if (file.toString('latin1', 8, 12) === 'WEBP') {
    if (kind === 'VP8 ')
      return {
        width: file.readUInt16LE(26) & 0x3fff,
        height: file.readUInt16LE(28) & 0x3fff,
      }
    if (kind === 'VP8L') {
      const bits = file.readUInt32LE(21)
      return {
        width: (bits & 0x3fff) + 1,
        height: ((bits >> 14) & 0x3fff) + 1,
      }
    }
    if (kind === 'VP8X')
      return {
        width: file.readUIntLE(24, 3) + 1,
        height: file.readUIntLE(27, 3) + 1,
      }
  }
  throw new Error(
    `The file starts with "${file.toString('latin1', 0, 4)}", so it isn't a WebP picture. Take it again with "npm run pictures".`,
  )
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The smallest box around others, in the limits of a window. */
export function boxAround(
  boxes: Box[],
  window: { width: number; height: number },
): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return {
    x,
    y,
    width: Math.min(window.width, Math.ceil(right)) - x,
    height: Math.min(window.height, Math.ceil(bottom)) - y,
  }
}

/** The place of a part in a picture, in percent with one decimal. */
export function placeIn(picture: Box, part: Box): Box {
  const percent = (value: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, value / whole)) * 1000) / 10
  const x = percent(part.x - picture.x, picture.width)
  const y = percent(part.y - picture.y, picture.height)
  const right = percent(part.x + part.width - picture.x, picture.width)
  const bottom = percent(part.y + part.height - picture.y, picture.height)
  return {
    x,
    y,
    width: Math.round((right - x) * 10) / 10,
    height: Math.round((bottom - y) * 10) / 10,
  }
}
