import type { Problem } from '../../lib/problem'
import type { Page } from '../page/page'

/** Each block of code names its language, on which all its checks depend. */
export const fences = ({ file, blocks }: Page): Problem[] =>
  blocks
    .filter(({ language }) => !language)
    .map(({ line }) => ({
      file,
      line: line - 1,
      message:
        'A block of code without a language is not checked: write ts for code, bash for commands, text for output and file trees, behind the backticks',
    }))
