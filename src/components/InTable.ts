import { createContext } from 'react'

/** Whether it's in a table, where long code can break to make columns narrower. */
export default createContext(false)
