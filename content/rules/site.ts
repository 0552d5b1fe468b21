import type { Redirect } from '../../src/data/types'
import type { Source } from '../page/files'
import type { Outline } from '../page/outline'

/** A redirect with the line where its entry starts. */
export interface RedirectEntry extends Redirect {
  line: number
}

/** What rules about the whole site look at. */
export interface Site {
  outlines: Outline[]
  /** All files below `docs` that are no pages. */
  files: string[]
  /** Drawings beside the pages, with their code. */
  drawings: Source[]
  /** The style that all drawings share. */
  pictureStyle: string
  /** Data with addresses of pages. */
  data: Source[]
  /** Addresses that are answered by code or by a file, not by a page of `docs`. */
  otherRoutes: string[]
  /** Addresses that lead on to another, with that one. */
  redirects: RedirectEntry[]
  /** Every address that must be answered, in the order of the file. */
  promised: string[]
}
