import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { components, type Element } from './vocabulary'

const root = path.join(__dirname, '../..')
const vocabularyFile = path.join(root, 'src/theme/MDXComponents.tsx')

/** The files of the components that pages can use, by name. */
function readComponents(): Map<string, string> {
  const text = readFileSync(vocabularyFile, 'utf8')
  const files = new Map(
    [...text.matchAll(/^import (\w+) from '@site\/(.*)'$/gm)].map(
      ([, name = '', file = '']) => [name, `${file}.tsx`],
    ),
  )
  const entries = /export default \{([^]*?)\n\}/.exec(text)?.[1] ?? ''
  return new Map(
    [...entries.matchAll(/^ {2}([A-Z]\w*)(?:: (\w+))?,$/gm)].flatMap(
      ([, name = '', local = name]) => {
        const file = files.get(local)
        return file ? [[name, file]] : []
      },
    ),
  )
}

/** A component's props, from its types. */
function readProps(
  file: string,
  program: ts.Program,
): Pick<Element, 'attributes' | 'required'> {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path.join(root, file))
  const module = source && checker.getSymbolAtLocation(source)
  const component =
    module &&
    checker.getExportsOfModule(module).find(({ name }) => name === 'default')
  if (!component) throw new Error(`${file} has no default export.`)
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures()
  const [parameter] = signature?.getParameters() ?? []
  if (!parameter) return { attributes: {}, required: [] }
  const type = checker.getTypeOfSymbol(parameter)
  const shapes = type.isUnion() ? type.types : [type]
  const members = new Map<string, Set<string> | undefined>()
  const required = new Set<string>()
  for (const shape of shapes) {
    for (const property of shape.getProperties()) {
      const { name } = property
      if (name === 'children') continue
      const values = literalsOf(checker.getTypeOfSymbol(property))
      const known = members.get(name)
      members.set(
        name,
        known && values ? new Set([...known, ...values]) : values,
      )
      const always = shapes.every((other) => {
        const found = other.getProperty(name)
        return found && !(found.flags & ts.SymbolFlags.Optional)
      })
      if (always) required.add(name)
    }
  }
  return {
    attributes: Object.fromEntries(
      [...members].map(([name, values]) => [
        name,
        values && [...values].sort(),
      ]),
    ),
    required: [...required].sort(),
  }
}

/** The strings that a type allows, if it allows nothing else. */
function literalsOf(type: ts.Type): Set<string> | undefined {
  const parts = type.isUnion() ? type.types : [type]
  const texts = parts.filter((part) => part.isStringLiteral())
  return texts.length && texts.length === parts.length
    ? new Set(texts.map(({ value }) => value))
    : undefined
}

const sorted = ({ attributes, required }: Element) => ({
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, values]) => [
      name,
      values && [...values].sort(),
    ]),
  ),
  required: [...required].sort(),
})

describe('the vocabulary', () => {
  const files = readComponents()
  let program: ts.Program

  beforeAll(() => {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
        readFileSync(file, 'utf8'),
      ).config,
      ts.sys,
      root,
    )
    program = ts.createProgram(
      [...files.values()].map((file) => path.join(root, file)),
      { ...options, types: [] },
    )
  }, 60_000)

  it('lists the components of src/theme/MDXComponents.tsx', () => {
    expect(Object.keys(components).sort()).toEqual([...files.keys()].sort())
  })

  it.each(Object.entries(components))(
    'lists the props of %s',
    (name, element) => {
      const file = files.get(name) ?? 'no file'
      expect(sorted(element)).toEqual(readProps(file, program))
    },
  )
})
