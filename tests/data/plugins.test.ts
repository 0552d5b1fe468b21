import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createSlugger } from '@docusaurus/utils'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../content/rules/terminology'
import { idOf } from '../../src/components/plugins/filter'
import { badges } from '../../src/data/badges'
import { pluginGroups } from '../../src/data/plugins'
import versions from '../../src/data/pluginVersions.json'
import type { PluginEntry, PluginVersions } from '../../src/data/types'
import { duplicates, promisedRoutes, root } from '../pages'

const plugins = pluginGroups.flatMap((group) => group.plugins)
const names = plugins.map(({ name }) => name)
const page = readFileSync(path.join(root, 'docs/plugins/index.mdx'), 'utf8')

/** Plugins of the Cypress team come first, deprecated ones last. */
const rankOf = ({ badges }: PluginEntry) =>
  badges.includes('deprecated') ? 2 : badges.includes('official') ? 0 : 1

const inOrder = (entries: readonly PluginEntry[]) =>
  entries.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, 'en'),
  )

describe('the list of plugins', () => {
  it('has each plugin once', () => {
    expect(names.length).toBeGreaterThanOrEqual(140)
    expect(duplicates(names)).toEqual([])
    expect(
      duplicates([...names.map(idOf), ...pluginGroups.map(({ id }) => id)]),
    ).toEqual([])
  })

  it('is sorted', () => {
    const titles = pluginGroups.map(({ title }) => title)
    expect(titles).toEqual(
      titles.toSorted((one, other) => one.localeCompare(other, 'en')),
    )
    for (const group of pluginGroups) {
      expect(group.plugins.map(({ name }) => name)).toEqual(
        inOrder(group.plugins).map(({ name }) => name),
      )
    }
  })

  it('has a heading with the right ID for each group', () => {
    const slugger = createSlugger()
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    const titles = pluginGroups.map(({ title }) => title)
    expect(headings.slice(0, titles.length)).toEqual(titles)
    for (const { id, title } of pluginGroups) {
      expect(slugger.slug(title)).toBe(id)
    }
  })

  it("isn't counted by hand on the page", () => {
    expect(page).not.toMatch(/\d+ plugins/)
  })
})

/** The names of the plugins that fail a check. */
const failing = (check: (plugin: PluginEntry) => boolean) =>
  plugins.filter((plugin) => !check(plugin)).map(({ name }) => name)

describe('each plugin', () => {
  it('has a description of one sentence and less than 100 characters', () => {
    expect(failing(({ text }) => /^[A-Z].{18,97}\.$/.test(text))).toEqual([])
  })

  it("doesn't use words that pages avoid", () => {
    const problems = plugins.flatMap(({ name, text, keywords }) =>
      wordsOf({ text: [text, ...keywords].join(', '), line: 1 }).map(
        ({ message }) => `${name}: ${message}`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('has a badge for its maintainer, and at most one more', () => {
    const allowed = /^(official|verified|community)(,experiment|,deprecated)?$/
    expect(failing(({ badges: own }) => allowed.test(own.join()))).toEqual([])
    expect(
      failing(({ badges: own }) => own.every((badge) => badge in badges)),
    ).toEqual([])
  })

  it('has keywords without duplicates', () => {
    const isValid = ({ keywords }: PluginEntry) =>
      keywords.length > 0 &&
      !duplicates(keywords.map((word) => word.toLowerCase())).length
    expect(failing(isValid)).toEqual([])
  })

  it("has a replacement if and only if it's deprecated", () => {
    const routes = promisedRoutes()
    const current = plugins.filter((plugin) => rankOf(plugin) < 2)
    const isValid = ({ badges: own, instead }: PluginEntry) => {
      if (!instead) return !own.includes('deprecated')
      if (!own.includes('deprecated')) return false
      return 'plugin' in instead
        ? current.some(({ name }) => name === instead.plugin)
        : routes.includes(instead.to.replace(/#.*/, ''))
    }
    expect(failing(isValid)).toEqual([])
  })

  it('has a repository, or a version from npm run versions', () => {
    const known: PluginVersions = versions
    const isValid = ({ name, repository }: PluginEntry) =>
      repository
        ? /^[\w.-]+\/[\w.-]+$/.test(repository)
        : /^\d+\.\d+\.\d+/.test(known[name]?.version ?? '')
    expect(failing(isValid)).toEqual([])
  })
})

it("has no versions of plugins that aren't listed", () => {
  expect(Object.keys(versions).filter((name) => !names.includes(name))).toEqual(
    [],
  )
})
