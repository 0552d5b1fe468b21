import { createRequire } from 'node:module'
import { Prism } from 'prism-react-renderer'

/** Languages that `prism-react-renderer` doesn't include. */
const languages = [
  'bash',
  'docker',
  'groovy',
  'ini',
  'json',
  'powershell',
  'scss',
  'toml',
]

/** Loads the languages, which register themselves with a global `Prism`. */
function addLanguages(): void {
  const world = globalThis as { Prism?: unknown }
  const before = world.Prism
  world.Prism = Prism
  const load = createRequire(__filename)
  for (const language of languages) {
    load(`prismjs/components/prism-${language}`)
  }
  world.Prism = before
}

/**
 * Prism only knows some commands by name, wherever they are. This is the first word
 * of a command, after its variables, but not a line that continues another.
 */
const command = {
  pattern:
    /((?<!\\\n)^[ \t]*(?:\w+=\S*[ \t]+)*|(?:&&|\|\|?|;)[ \t]*)(?!(?:case|do|done|else|esac|fi|for|if|in|then|while)\b)[\w./@][\w./@-]*(?=\s|;|$)/m,
  lookbehind: true,
  greedy: true,
  alias: 'function',
}

const flag = {
  pattern: /(^|\s)--?[a-z][\w-]*/im,
  lookbehind: true,
  greedy: true,
  alias: 'property',
}

const grammarOf = (language: string) =>
  Prism.languages[language] as Record<string, object | undefined>

/** Makes shells complete: Prism misses most commands and many flags. */
function improveShells(): void {
  for (const shell of ['bash', 'powershell']) {
    Prism.languages.insertBefore(
      shell,
      shell === 'bash' ? 'function-name' : 'string',
      { command },
    )
    Prism.languages.insertBefore(shell, 'function', { flag })
    const grammar = grammarOf(shell)
    delete grammar.builtin
    delete grammar.function
    delete grammar.parameter
  }
}

/** Text without quotes that isn't a number or a word with a meaning. */
const scalar = (start: string, letters: string, end: string) => ({
  pattern: new RegExp(
    `(${start})(?!(?:true|false|null|~|[-+]?[\\d.]+)[ \\t]*(?:${end}|#|$))[^\\s[\\]{}|>&*!%@"'#,](?:${letters}|:(?!\\s)|(?<!\\s)#)*(?<=\\S)`,
    'm',
  ),
  lookbehind: true,
  greedy: true,
  alias: 'string',
})

/** Makes YAML complete: Prism leaves text without quotes black, or colors parts. */
function improveYaml(): void {
  const yaml = grammarOf('yaml')
  Object.assign(yaml.key ?? {}, { alias: 'property' })
  for (const name of ['boolean', 'null']) {
    Object.assign(yaml[name] ?? {}, { alias: 'boolean' })
  }
  Prism.languages.insertBefore('yaml', 'directive', {
    plain: scalar('(?:^[ \\t]*-|[:-])[ \\t]+', '[^\\n:#]', '\\n'),
    item: scalar('[[,][ \\t]*', '[^\\n:#,\\]]', '[,\\]]'),
  })
}

addLanguages()
improveShells()
improveYaml()

export { Prism }
