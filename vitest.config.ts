import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@site': __dirname } },
  test: {
    include: [
      '{benchmarks,content,lib,plugins,scripts,src,tests}/**/*.test.{ts,tsx}',
    ],
    exclude: ['**/node_modules/**'],
    // What a check must say is written once and read by people: only `-u`
    // changes it, and a missing file fails.
    update: 'none',
  },
})
