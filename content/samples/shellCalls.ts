/** One call of a program. */
export interface Call {
  /** Of the script, counted from 0. */
  line: number
  words: string[]
}

/** What shells write differently. */
export interface Dialect {
  /** At the end of a line, joins it to the next. */
  continuation: string
  escape: string
}

/** Also of `sh` and of the steps of CI systems. */
export const bash: Dialect = { continuation: '\\', escape: '\\' }

/** Splits a script into its calls, as a shell does, without running it. */
export function readCalls(text: string, dialect: Dialect = bash): Call[] {
  const { continuation, escape } = dialect
  const calls: Call[] = []
  let line = 0
  let call: Call | undefined
  let word: string | undefined
  const endWord = () => {
    if (word === undefined) return
    call ??= { line, words: [] }
    call.words.push(word)
    word = undefined
  }
  const endCall = () => {
    endWord()
    if (call) calls.push(call)
    call = undefined
  }
  let at = 0
  /** Takes characters up to and with `end` into the word. */
  const takeTo = (end: string) => {
    const stop = text.indexOf(end, at)
    const taken = text.slice(at, stop < 0 ? text.length : stop + end.length)
    line += taken.split('\n').length - 1
    at += taken.length
    return taken
  }
  while (at < text.length) {
    const char = text[at] ?? ''
    const rest = text.slice(at)
    if (rest.startsWith(`${continuation}\n`)) {
      endWord()
      call ??= { line, words: [] }
      line += 1
      at += 2
    } else if (word === undefined && char === '#') {
      takeToEndOfLine()
    } else if (char === '\n') {
      endCall()
      line += 1
      at += 1
    } else if (/\s/.test(char)) {
      endWord()
      at += 1
    } else if (rest.startsWith('${{')) {
      word = (word ?? '') + takeTo('}}')
    } else if (rest.startsWith('$(')) {
      word = (word ?? '') + takeTo(')')
    } else if (char === "'" || char === '"') {
      at += 1
      const quoted = takeQuoted(char)
      word = (word ?? '') + quoted
    } else if (char === escape) {
      word = (word ?? '') + (text[at + 1] ?? '')
      at += 2
    } else if (/^<[\w -]+>/.test(rest)) {
      word = (word ?? '') + takeTo('>')
    } else if (/[<>]/.test(char)) {
      // A redirection, perhaps with the number of a stream: `2>`.
      if (word && /^\d$/.test(word)) word = undefined
      endCall()
      at += 1
    } else if (/[;&|()]/.test(char)) {
      endCall()
      at += 1
    } else {
      word = (word ?? '') + char
      at += 1
    }
  }
  endCall()
  return calls

  function takeToEndOfLine() {
    at += /^.*/.exec(text.slice(at))?.[0].length ?? 0
  }

  function takeQuoted(quote: string) {
    let quoted = ''
    while (at < text.length && text[at] !== quote) {
      if (quote === '"' && text[at] === escape) at += 1
      if (text[at] === '\n') line += 1
      quoted += text[at] ?? ''
      at += 1
    }
    at += 1
    return quoted
  }
}
