import type { Failure, Task } from './protocol'

/** Puts an error at the line of the page that its stack names. */
export function toFailure(error: unknown, { file, line, code }: Task): Failure {
  if (!(error instanceof Error)) {
    return { message: `fails when it runs: ${String(error)}` }
  }
  const [, found] =
    new RegExp(`${escapeForPattern(file)}:(\\d+)`).exec(error.stack ?? '') ?? []
  const last = line + code.split('\n').length - 1
  const name = /^(Error|AssertionError)$/.test(error.name)
    ? ''
    : `${error.name}: `
  return {
    line: Math.min(Math.max(line, Number(found ?? line)), last),
    message: `fails when it runs: ${name}${error.message}`,
  }
}

const escapeForPattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
