/** The version in what a reader typed, or why there's none. */
export type Reading = { version: string } | { problem: string }

const ranges = /^(?:[\^~=v\s]|>=?)*(\d+(?:\.\d+){0,2})\s*$/

/** The field `cypress` of a `package.json`, wherever it lists it. */
function fieldOf(text: string): unknown {
  const { dependencies, devDependencies } = JSON.parse(text) as Partial<
    Record<string, Record<string, unknown>>
  >
  return devDependencies?.cypress ?? dependencies?.cypress
}

/**
 * Reads a version such as `12.5`, a range such as `^12.5.1`, or a whole
 * `package.json`.
 *
 * @param documented the newest version that's allowed
 */
export function readVersion(text: string, documented: string): Reading {
  const allowed = `Type a version from 3.0 to ${documented}, such as 12.5, or paste your package.json.`
  let asked: unknown = text.trim()
  if (/^[{[]/.test(String(asked))) {
    try {
      asked = fieldOf(text)
    } catch {
      return {
        problem: `This looks like JSON, but can't be parsed. ${allowed}`,
      }
    }
    if (typeof asked !== 'string') {
      return {
        problem: `This package.json doesn't list cypress in its devDependencies or dependencies. ${allowed}`,
      }
    }
  }
  const version = ranges.exec(String(asked))?.[1]
  const major = parseInt(version ?? '')
  if (version && major >= 3 && major <= parseInt(documented)) {
    return { version }
  }
  return {
    problem: asked
      ? `“${String(asked).slice(0, 40)}” isn't a version that this site knows. ${allowed}`
      : allowed,
  }
}
