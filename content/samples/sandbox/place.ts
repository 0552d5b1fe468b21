import type { Failure, Task } from './protocol'

/** Reports an error at the line of the page that its stack trace names. */
export function toFailure(error: unknown, { file, line, code }: Task): Failure {
  if (!(error instanceof Error)) {
    return { message: `This sample fails when it runs: ${String(error)}` }
  }
  const [, position = ''] = error.stack?.split(`${file}:`) ?? []
  const found = Number.parseInt(position, 10) || line
  const last = line + code.split('\n').length - 1
  const name = /^(Error|AssertionError)$/.test(error.name)
    ? ''
    : `${error.name}: `
  return {
    line: Math.min(Math.max(line, found), last),
    message: `This sample fails when it runs: ${name}${error.message}`,
  }
}
