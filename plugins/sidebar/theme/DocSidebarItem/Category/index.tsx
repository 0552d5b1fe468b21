import Category from '@theme-init/DocSidebarItem/Category'
import type { Props } from '@theme/DocSidebarItem/Category'
import { type ReactNode, useContext, useState } from 'react'
import { separator, wasOpen } from '../../../kept'
import { Place } from '../../../useKept'

/** A group of pages, which is open if the reader left it open. */
export default function KeptCategory({ item, ...props }: Props): ReactNode {
  const place = useContext(Place) + separator + item.label
  const [isOpen] = useState(() => wasOpen(place))
  return (
    <Place value={place}>
      <Category
        {...props}
        item={isOpen ? { ...item, collapsed: false } : item}
      />
    </Place>
  )
}
