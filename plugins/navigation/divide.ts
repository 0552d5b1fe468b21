import { suggest } from '../../lib/suggest'
import type { SidebarGroup } from '../../src/data/types'

/** A page, as the framework's generator of sidebars knows it. */
interface Doc {
  id: string
  /** The folder inside `docs`. */
  sourceDirName: string
  sidebarPosition?: number | undefined
}

/** What `_category_.json` says about a folder. */
interface Category {
  label?: string
  position?: number
}

/** The name of a page's file. */
const nameOf = ({ id }: Doc) => id.slice(id.lastIndexOf('/') + 1)

/**
 * Divides folders into groups: each group becomes a folder of its own, which only
 * the sidebar knows, in place of the divided one.
 *
 * @param dirName the folder that the whole sidebar is made from
 * @throws if a page of a divided folder isn't in exactly one group, or a page in a
 * group doesn't exist
 */
export function divide<Page extends Doc, Metadata extends Category>(
  dirName: string,
  docs: readonly Page[],
  categoriesMetadata: Record<string, Metadata>,
  groups: Readonly<Record<string, readonly SidebarGroup[]>>,
): { docs: Page[]; categoriesMetadata: Record<string, Metadata | Category> } {
  const made: Record<string, Category> = {}
  const places = new Map<string, { folder: string; position: number }>()
  for (const [folder, own] of Object.entries(groups)) {
    const pages = docs.filter(({ sourceDirName }) => sourceDirName === folder)
    if (!pages.length) continue
    requireMatch(folder, pages.map(nameOf), own)
    const first = categoriesMetadata[folder]?.position ?? 0
    own.forEach(({ label, pages: names }, index) => {
      const between = folder === dirName ? '/' : '-'
      const place = `${folder}${between}${index}`
      // Between the folder's own position and the next one.
      made[place] = { label, position: first + index / own.length }
      names.forEach((name, position) => {
        places.set(`${folder}/${name}`, { folder: place, position })
      })
    })
  }
  return {
    docs: docs.map((doc) => {
      const place = places.get(`${doc.sourceDirName}/${nameOf(doc)}`)
      return place
        ? {
            ...doc,
            sourceDirName: place.folder,
            sidebarPosition: place.position,
          }
        : doc
    }),
    categoriesMetadata: { ...categoriesMetadata, ...made },
  }
}

function requireMatch(
  folder: string,
  pages: readonly string[],
  groups: readonly SidebarGroup[],
): void {
  const listed = groups.flatMap((group) => group.pages)
  const labels = groups.map(({ label }) => `"${label}"`).join(', ')
  const unlisted = pages.find((page) => !listed.includes(page))
  if (unlisted !== undefined) {
    throw new Error(
      `docs/${folder}/${unlisted}.mdx is in no group of its sidebar. Add "${unlisted}" to one of ${labels} in src/data/sidebarGroups.ts.`,
    )
  }
  const twice = listed.find((page, index) => listed.indexOf(page) < index)
  if (twice !== undefined) {
    throw new Error(
      `"${twice}" is in the groups of ${folder} twice. Remove it from one of ${labels} in src/data/sidebarGroups.ts.`,
    )
  }
  const unknown = listed.find((page) => !pages.includes(page))
  if (unknown !== undefined) {
    throw new Error(
      `The groups of ${folder} list "${unknown}", but there's no docs/${folder}/${unknown}.mdx.${suggest(unknown, pages)} Correct or remove it in src/data/sidebarGroups.ts.`,
    )
  }
}
