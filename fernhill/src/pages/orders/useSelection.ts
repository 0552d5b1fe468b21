import { useState } from 'react'

/** Rows that are selected: one, or with Shift everything from the last one to this one. */
export function useSelection(ids: number[]) {
  const [selected, setSelected] = useState<number[]>([])
  const [anchor, setAnchor] = useState<number>()

  function select(id: number, isRange: boolean) {
    if (!isRange || anchor === undefined) {
      setAnchor(id)
      setSelected([id])
      return
    }

    const [from = 0, to = 0] = [ids.indexOf(anchor), ids.indexOf(id)].sort(
      (a, b) => a - b,
    )
    setSelected(ids.slice(from, to + 1))
  }

  return { selected, select }
}
