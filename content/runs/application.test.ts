import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getApplication, verify } from './application'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'application-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

it('accepts the package that was reviewed, and no other', () => {
  const file = path.join(folder, 'package.tgz')
  writeFileSync(file, 'application')
  const hash = createHash('sha512').update('application').digest('base64')
  expect(() => {
    verify(file, `sha512-${hash}`)
  }).not.toThrow()
  expect(() => {
    verify(file)
  }).toThrow(/isn't the one that was reviewed.*Found: .*Allowed: .*Fix: /s)
})

it('says which file is missing', () => {
  const file = path.join(folder, 'Cypress')
  vi.stubEnv('CYPRESS_RUN_BINARY', file)
  expect(() => getApplication(folder, () => {})).toThrow(
    `CYPRESS_RUN_BINARY is "${file}", but there is no such file.`,
  )
})
