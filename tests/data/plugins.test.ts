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
import { promisedRoutes, root } from '../pages'

const plugins = pluginGroups.flatMap((group) => group.plugins)
const names = plugins.map(({ name }) => name)
const page = readFileSync(path.join(root, 'docs/plugins/index.mdx'), 'utf8')

const twice = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Of the Cypress team first, what is deprecated last. */
const rankOf = ({ badges }: PluginEntry) =>
  badges.includes('deprecated') ? 2 : badges.includes('official') ? 0 : 1

const inOrder = (entries: readonly PluginEntry[]) =>
  entries.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, 'en'),
  )

describe('the list of plugins', () => {
  it('is long, and has each plugin once', () => {
    expect(names.length).toBeGreaterThanOrEqual(140)
    expect(twice(names)).toEqual([])
    expect(
      twice([...names.map(idOf), ...pluginGroups.map(({ id }) => id)]),
    ).toEqual([])
  })

  it('has groups and plugins in order', () => {
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

  it('has a heading on the page for each group, with its id', () => {
    const slugger = createSlugger()
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    const titles = pluginGroups.map(({ title }) => title)
    expect(headings.slice(0, titles.length)).toEqual(titles)
    for (const { id, title } of pluginGroups) {
      expect(slugger.slug(title)).toBe(id)
    }
  })

  it('is counted by the page, and never by hand', () => {
    expect(page).not.toMatch(/\d+ plugins/)
  })
})

/** The names of those that do not have what all should. */
const without = (has: (plugin: PluginEntry) => boolean) =>
  plugins.filter((plugin) => !has(plugin)).map(({ name }) => name)

describe('each plugin', () => {
  it('says what it does in one sentence of less than 100 characters', () => {
    expect(without(({ text }) => /^[A-Z].{18,97}\.$/.test(text))).toEqual([])
  })

  it('is described in the words of the pages', () => {
    const problems = plugins.flatMap(({ name, text, keywords }) =>
      wordsOf({ text: [text, ...keywords].join(', '), line: 1 }).map(
        ({ message }) => `${name}: ${message}`,
      ),
    )
    expect(problems).toEqual([])
  })

  it('has a known badge for who is behind it, and at most one more', () => {
    const allowed = /^(official|verified|community)(,experiment|,deprecated)?$/
    expect(without(({ badges: own }) => allowed.test(own.join()))).toEqual([])
    expect(
      without(({ badges: own }) => own.every((badge) => badge in badges)),
    ).toEqual([])
  })

  it('has keywords, each once', () => {
    const isGood = ({ keywords }: PluginEntry) =>
      keywords.length > 0 &&
      !twice(keywords.map((word) => word.toLowerCase())).length
    expect(without(isGood)).toEqual([])
  })

  it('names what to use instead if it is deprecated, and only then', () => {
    const routes = promisedRoutes()
    const current = plugins.filter((plugin) => rankOf(plugin) < 2)
    const isGood = ({ badges: own, instead }: PluginEntry) => {
      if (!instead) return !own.includes('deprecated')
      if (!own.includes('deprecated')) return false
      return 'plugin' in instead
        ? current.some(({ name }) => name === instead.plugin)
        : routes.includes(instead.to.replace(/#.*/, ''))
    }
    expect(without(isGood)).toEqual([])
  })

  it('has a version (npm run versions), or a repository', () => {
    const known: PluginVersions = versions
    const isGood = ({ name, repository }: PluginEntry) =>
      repository
        ? /^[\w.-]+\/[\w.-]+$/.test(repository)
        : /^\d+\.\d+\.\d+/.test(known[name]?.version ?? '')
    expect(without(isGood)).toEqual([])
  })
})

it('no version is left of a plugin that is not listed', () => {
  expect(Object.keys(versions).filter((name) => !names.includes(name))).toEqual(
    [],
  )
})
