import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@site': __dirname } },
  test: {
    include: [
      '{benchmarks,content,lib,plugins,scripts,src,tests}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**'],
    // Loads TypeScript, Prettier, and the facts about `cypress` once per worker
    // instead of once per file. So a file that changes something global has to
    // change it back. Forks, not threads, because some tests set the time zone,
    // which belongs to the process.
    isolate: false,
    pool: 'forks',
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Generous, so that a busy machine doesn't fail tests.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Only `--update` writes expected messages, so that somebody reads the diff.
    // A missing file fails.
    update: 'none',
  },
})
