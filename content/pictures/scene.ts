/**
 * Something that's done in the window before a picture is taken: open a page of the
 * application, run a spec and wait until it ends (or until an element is there), or do
 * something with an element.
 */
export type Step =
  | [verb: 'run' | 'fill', target: string, value: string]
  | [verb: 'at' | 'run' | 'press', target: string]
  | [
      verb: 'click' | 'hover' | 'wait' | 'scroll' | 'hover in app',
      element: string,
    ]

export interface Scene {
  id: string
  alt: string
  caption: string
  steps?: Step[]
  /** Elements that the picture shows. Without them, it shows the window. */
  clip?: string[]
  /** The most CSS pixels from the top of the clip. */
  height?: number
  size?: { width: number; height: number }
  /** Elements to number, and what the page says about each. */
  notes?: [element: string, text: string][]
}

/** Pictures that are taken one after another in one start of the application. */
export interface Stage {
  name: string
  /** What the project's folder is called. */
  folder: string
  base: 'fernhill' | 'empty'
  /** Further files, by name. */
  files: Record<string, string>
  args: string[]
  /** Whether the launchpad shows what's new first. */
  showsNews?: boolean
  scenes: Scene[]
}
