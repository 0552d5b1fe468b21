import { createContext } from 'react'

/** The sidebar and the groups around an item, see `kept.ts`. */
export const Place = createContext('')
