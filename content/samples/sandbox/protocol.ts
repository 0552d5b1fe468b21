/** What the tests give to the worker that executes samples. */
export interface Task {
  kind: 'run' | 'config'
  file: string
  line: number
  /** JavaScript; to `run`, with each line in its place. */
  code: string
  /** In a table; there `cy.wrap()` may be asserted about. */
  isCell: boolean
}

/** Why a sample does not do what it shows. */
export interface Failure {
  /** Of the page; none if the sample as a whole fails. */
  line?: number
  message: string
}

/** What the worker is started with. */
export interface Start {
  root: string
  tasks: Task[]
  pluginEvents: string[]
}

/** What the worker tells: that a task begins, and how it ended. */
export type Report =
  | { index: number; failures?: Failure[] }
  // The worker itself is broken.
  | { error: string }
