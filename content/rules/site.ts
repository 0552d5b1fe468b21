import type { Redirect } from '../../src/data/types'
import type { Source } from '../page/files'
import type { Outline } from '../page/outline'

/** A redirect with the line where its entry starts. */
export interface RedirectEntry extends Redirect {
  line: number
}

/** What rules about the whole site check. */
export interface Site {
  outlines: Outline[]
  /** All files in `docs` that aren't pages or about searches. */
  files: string[]
  /** The source of the drawings in `docs`. */
  drawings: Source[]
  /** What people type when a section answers them. */
  searches: Source[]
  /** The stylesheet that all drawings share. */
  pictureStyle: string
  /** Data files with links to pages. */
  data: Source[]
  /** Routes that don't come from a page in `docs`. */
  otherRoutes: string[]
  redirects: RedirectEntry[]
  /** Every path in `tests/routes.txt`, in order. */
  promised: string[]
  /** The addresses that were ever published, as text. */
  addresses: string
}
