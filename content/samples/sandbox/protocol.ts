/** A sample for the worker to run. */
export interface Task {
  kind: 'run' | 'config'
  file: string
  line: number
  /** JavaScript; for `run`, with every line in its place. */
  code: string
  /** Whether it's in a table, where it may use `cy.wrap().should()`. */
  isCell: boolean
}

/** A reason why a sample doesn't work as shown. */
export interface Failure {
  /** Line of the page; missing if the sample fails as a whole. */
  line?: number
  message: string
}

/** The data that the worker starts with. */
export interface Start {
  root: string
  tasks: Task[]
  pluginEvents: string[]
}

/** The worker's messages: a task starts, or ended with these failures. */
export type Report =
  | { index: number; failures?: Failure[] }
  // The worker itself is broken.
  | { error: string }
