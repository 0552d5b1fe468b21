import siteConfig from '@generated/docusaurus.config'
import {
  findSameLetters,
  findSuccessor,
  successorsFile,
  type Successors,
} from './findAnchor'
import { showNote } from './showNote'

const { baseUrl } = siteConfig

/** The successors of the current page's ids; undefined if it isn't a page. */
async function loadSuccessors(): Promise<Successors | undefined> {
  const path = location.pathname.slice(baseUrl.length - 1)
  const file = successorsFile(path.replace(/(?<=.)\/$/, ''))
  const response = await fetch(baseUrl + file)
  return response.ok ? ((await response.json()) as Successors) : undefined
}

/**
 * Goes to the section that a hash means, which isn't the id of an element. If
 * there's no such section, a note says so.
 *
 * @param asked hash without `#`, decoded
 * @param isCurrent whether the reader still asks for it
 * @returns how to remove the note
 */
export async function openSuccessor(
  asked: string,
  isCurrent: () => boolean,
): Promise<(() => void) | undefined> {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const same = findSameLetters(asked, ids)
  const successors = same ? {} : await loadSuccessors()
  if (!isCurrent() || !successors) return undefined
  // A part of the page may have arrived in the meantime.
  if (document.getElementById(asked)) return undefined
  const target = same ? `#${same}` : findSuccessor(asked, successors)
  if (!target) return showNote()
  // On the same page, the browser scrolls there and notifies the router.
  location.replace(target.startsWith('#') ? target : baseUrl + target.slice(1))
  return undefined
}
