// Read here and not by `shell-quote`, which knows neither the lines that calls
// are on, nor PowerShell, nor the placeholders of CI systems.

/** One program that a script calls, with its arguments. */
export interface Call {
  /** Line of the script where the call starts, counted from 0. */
  line: number
  words: string[]
}

/** One piece of a script: of a word, between words, or between calls. */
const pieces = (escape: string) =>
  new RegExp(
    [
      `(?<joined>\\${escape}\\n)`,
      `(?<comment>#.*)`,
      // CI systems fill in `${{ … }}`, the shell `$(…)`, and readers `<name>`.
      `(?<verbatim>\\$\\{\\{[^]*?(?:\\}\\}|$)|\\$\\([^)]*\\)?|<[\\w -]+>)`,
      `'(?<single>[^']*)'?`,
      `"(?<double>(?:\\${escape}[^]|[^"])*)"?`,
      `\\${escape}(?<escaped>[^]?)`,
      `(?<space>[^\\S\\n]+)`,
      `(?<end>[\\n;&|()<>])`,
      `(?<plain>[^])`,
    ].join('|'),
    'g',
  )

/**
 * Splits a script into its calls the way a shell does, without running it.
 *
 * @param escape the character that escapes the next one and, at the end of a
 * line, joins it to the next line: a backslash, but a backtick in PowerShell
 */
export function readCalls(text: string, escape = '\\'): Call[] {
  const calls: Call[] = []
  let call: Call = { line: 0, words: [] }
  let line = 0
  /** Whether what comes next belongs to the last word. */
  let isOpen = false
  const add = (part: string) => {
    if (!call.words.length) call.line = line
    const start = isOpen ? (call.words.pop() ?? '') : ''
    call.words.push(start + part)
    isOpen = true
  }
  const endCall = () => {
    if (call.words.length) calls.push(call)
    call = { line, words: [] }
    isOpen = false
  }
  const unescape = (quoted: string) =>
    quoted.replace(new RegExp(`\\${escape}([^])`, 'g'), '$1')

  const piece = pieces(escape)
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    const { joined, comment, verbatim, single, double, escaped, space, end } =
      found.groups ?? {}
    if (comment && isOpen) {
      // In `a#b`, the `#` is part of the word.
      add('#')
      piece.lastIndex = found.index + 1
    } else if (joined ?? space) {
      isOpen = false
    } else if (end) {
      // `2>` redirects a stream: the number isn't an argument.
      const isStream = isOpen && /^\d$/.test(call.words.at(-1) ?? '')
      if (isStream && /[<>]/.test(end)) call.words.pop()
      endCall()
    } else if (!comment) {
      const quoted = double === undefined ? single : unescape(double)
      add(verbatim ?? quoted ?? escaped ?? found[0])
    }
    line += found[0].split('\n').length - 1
  }
  endCall()
  return calls
}
