import facts from '@generated/composers/default/configFacts.json'
import CodeInline from '@theme/CodeInline'
import { type ReactNode, useState } from 'react'
import { addStyles } from '../../../lib/addStyles'
import { copyToClipboard } from '../../../lib/copyToClipboard'
import Pieces from '../Pieces'
import {
  type FileKind,
  isOld,
  readDraft,
  type Tests,
  toFile,
  toFlags,
  toPrecedence,
  toVariables,
} from '../../../lib/composeConfig'
import { css } from './styles'

addStyles(css)

function Code({ title, text }: { title: string; text: string }): ReactNode {
  const [copied, setCopied] = useState<string>()
  return (
    <figure>
      <figcaption>
        {title}{' '}
        <button
          type="button"
          aria-label={`Copy: ${title}`}
          onClick={() => {
            copyToClipboard(text).then(
              () => setCopied(text),
              () => {},
            )
          }}
        >
          {copied === text ? 'Copied' : 'Copy'}
        </button>
      </figcaption>
      {/* Long lines scroll, so the keyboard has to get there. */}
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}

/** The options that can be in the file. */
const inFile = facts.options.filter(({ places }) =>
  places.some((place) => /^(root|e2e|component)$/.test(place)),
)

/** The line that sets an option to its default, if that's a value. */
function toLine(name: string, tests: Tests): string {
  const option = inFile.find((one) => one.name === name)
  if (!option) return ''
  const { places, default: values } = option
  const block = places.includes('root')
    ? ''
    : `${places.includes(tests) ? tests : places[0]}.`
  const value = /^(['[{\d]|true|false|null)/.test(values[tests])
    ? values[tests]
    : ''
  return `${block}${name}: ${value}`
}

export interface ConfigAnswersProps {
  text: string
  kind: FileKind
  tests: Tests
  onAdd: (line: string) => void
}

/** The configuration file, other ways to set the same, and which value wins. */
export default function ConfigAnswers({
  text,
  kind,
  tests,
  onAdd,
}: ConfigAnswersProps): ReactNode {
  const draft = readDraft(text, facts)
  const rows = toPrecedence(draft, tests, facts)
  const value = (code: string | undefined, wins: boolean) =>
    code !== undefined && (
      <>
        <CodeInline>{code}</CodeInline>
        {wins && <strong> wins</strong>}
      </>
    )
  return (
    <div className="answers">
      {!isOld(text) && (
        <label>
          Add an option
          <select
            value=""
            onChange={({ target }) => onAdd(toLine(target.value, tests))}
          >
            <option value="">Choose</option>
            {inFile.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <p role="status">
        {rows.length} {rows.length === 1 ? 'option' : 'options'} for{' '}
        {tests === 'component' ? 'component' : 'end-to-end'} tests
        {draft.notes.length > 0 && `, ${draft.notes.length} to look at`}
      </p>
      {draft.notes.length > 0 && (
        <ul>
          {draft.notes.map((note) => (
            <li key={note}>
              <Pieces text={note} />
            </li>
          ))}
        </ul>
      )}
      <Code
        title={kind === 'ts' ? 'cypress.config.ts' : 'cypress.config.js'}
        text={toFile(draft, kind)}
      />
      <Code title="On the command line" text={toFlags(draft, tests, facts)} />
      <Code title="With variables" text={toVariables(draft, tests)} />
      {rows.length > 0 && (
        <div role="region" aria-label="Precedence" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[
                  'Option',
                  'Default',
                  'Top level',
                  'Block',
                  'Variable',
                  'Flag',
                ].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">
                    <CodeInline>{row.name}</CodeInline>
                  </th>
                  <td>
                    {row.default && (
                      <CodeInline>{row.default.replaceAll('`', '')}</CodeInline>
                    )}
                  </td>
                  {row.values.map((code, index) => (
                    <td key={index}>{value(code, index === row.wins)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
