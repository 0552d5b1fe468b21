/** HTML that is safe to send: everything in it has been escaped. */
class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  toString() {
    return this.source
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

type Value = Html | Html[] | string | number | false | undefined

function render(value: Value): string {
  if (value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(render).join('')
  return value instanceof Html ? value.source : escapeHtml(String(value))
}

/**
 * Makes HTML from a template. Inserted values are escaped, unless they're HTML
 * from this function.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const source = parts.reduce(
    (result, part, index) => result + render(values[index - 1]) + part,
  )
  return new Html(source)
}

export type { Html }
