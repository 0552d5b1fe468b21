import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.join(__dirname, '..')

export default defineConfig({
  root,
  resolve: { alias: { '@site': root } },
  test: {
    include: ['{plugins,src,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    // What a check must say is written once and read by people: only `-u`
    // changes it, and a missing file fails.
    update: 'none',
  },
})
