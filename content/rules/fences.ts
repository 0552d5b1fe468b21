import type { Problem } from '../../lib/problem'
import type { Page } from '../page/page'

/** Every code block names its language, because its checks depend on it. */
export const fences = ({ file, blocks }: Page): Problem[] =>
  blocks
    .filter(({ language }) => !language)
    .map(({ line }) => ({
      file,
      line: line - 1,
      message:
        "A code block without a language isn't checked. Write one after the backticks: ts for code, bash for commands, text for output.",
    }))
