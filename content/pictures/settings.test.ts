import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dismissNews } from './settings'

const settings = mkdtempSync(path.join(os.tmpdir(), 'settings-'))
afterAll(() => {
  rmSync(settings, { recursive: true })
})

it("marks the news of the application's major version as read", () => {
  dismissNews(settings, '14.5.4')
  const file = 'Cypress/cy/production/projects/__global__/state.json'
  const text = readFileSync(path.join(settings, file), 'utf8')
  expect(JSON.parse(text)).toEqual({
    majorVersionWelcomeDismissed: { 14: expect.any(Number) as number },
  })
})
