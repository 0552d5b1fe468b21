/**
 * Prints each test that starts or ends as a line of JSON, for run.ts. It runs in the
 * application's own process, so it can't be TypeScript.
 */
module.exports = class Reporter {
  constructor(runner) {
    const tell = (state) => (test, error) => {
      const line = JSON.stringify({
        state,
        titles: test.titlePath(),
        milliseconds: test.duration ?? 0,
        ...(error && {
          message: error.message,
          stack: error.stack,
        }),
      })
      process.stdout.write(`\n@test ${line}\n`)
    }
    runner.on('test', tell('started'))
    runner.on('pass', tell('passed'))
    runner.on('fail', tell('failed'))
    runner.on('pending', tell('skipped'))
  }
}
