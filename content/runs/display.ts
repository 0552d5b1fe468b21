import { spawn } from 'node:child_process'

/** A screen that nobody sees, for applications on a machine without one. */
export interface Display {
  stop(): void
}

/**
 * Starts a screen and names it in `DISPLAY`, if Cypress would otherwise start one for
 * each process: two that start at the same time may choose the same number.
 *
 * @throws if there's no screen to be had
 */
export async function startDisplay(): Promise<Display> {
  if (process.platform !== 'linux' || process.env.DISPLAY) {
    return { stop: () => {} }
  }
  // It prints the number that it has chosen.
  const child = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      reject(new Error(`Xvfb ended with exit code ${code}.`))
    })
    child.stdout.on('data', (text: Buffer) => {
      resolve(text.toString().trim())
    })
  })
  process.env.DISPLAY = `:${number}`
  return {
    stop() {
      delete process.env.DISPLAY
      child.kill()
    },
  }
}
