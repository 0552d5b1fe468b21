import type { Descriptions } from './descriptions'

type Patterns = Record<'specPattern' | 'excludeSpecPattern', string[]>

/** Which files are specs if the configuration doesn't say, by testing type. */
export function specDefaults({
  defaults,
}: Descriptions): Record<'e2e' | 'component', Patterns> {
  const of = (type: 'e2e' | 'component', name: keyof Patterns): string[] => {
    const { value = '[]' } = defaults.owners[`config.${type}`]?.[name] ?? {}
    return [JSON.parse(value.replaceAll("'", '"')) as string | string[]].flat()
  }
  const all = (type: 'e2e' | 'component') => ({
    specPattern: of(type, 'specPattern'),
    excludeSpecPattern: of(type, 'excludeSpecPattern'),
  })
  return { e2e: all('e2e'), component: all('component') }
}
