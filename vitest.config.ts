import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@site': __dirname } },
  test: {
    include: [
      '{benchmarks,content,lib,plugins,scripts,src,tests}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**'],
    // TypeScript, Prettier and the facts about `cypress` are loaded once for
    // each worker, not once for each of a hundred files. So a file that changes
    // something global has to change it back. Not threads: the time zone, which
    // some tests set, belongs to a process.
    isolate: false,
    pool: 'forks',
    // A busy machine isn't a mistake.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // What a check must say is written once and read by people: only `-u`
    // changes it, and a missing file fails.
    update: 'none',
  },
})
