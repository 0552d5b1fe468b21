import { type ReactNode, useLayoutEffect } from 'react'
import { contentsId } from '../contents/followReader'

interface Props<Group> {
  groups: readonly Group[]
  /** Those that match the filters. */
  shown: readonly Group[]
  children: (group: Group) => ReactNode
}

/**
 * The groups that match the filters, which are also the only ones in the table of
 * contents. The theme renders it with the headings of the whole page, so entries
 * are hidden here, before the page is painted.
 */
export default function ShownGroups<Group extends { id: string }>({
  groups,
  shown,
  children,
}: Props<Group>): ReactNode {
  useLayoutEffect(() => {
    for (const { id } of groups) {
      const isHidden = shown.every((group) => group.id !== id)
      document
        .querySelectorAll(`#${contentsId} [href="#${id}"]`)
        .forEach((link) =>
          link.parentElement?.toggleAttribute('hidden', isHidden),
        )
    }
  }, [groups, shown])
  return shown.map(children)
}
