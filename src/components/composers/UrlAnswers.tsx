import CodeInline from '@theme/CodeInline'
import type { ReactNode } from 'react'
import { addStyles } from '../../../lib/addStyles'
import Pieces from '../Pieces'
import { findProblem, type Intercept, matchUrl, toCode } from './matchUrl'
import { css } from './styles'

addStyles(css)

export interface UrlAnswersProps extends Intercept {
  requests: readonly string[]
  /** Takes the glob that's suggested. */
  onUse: (glob: string) => void
}

/** Which requests an intercept catches, and why. */
export default function UrlAnswers({
  requests,
  onUse,
  ...intercept
}: UrlAnswersProps): ReactNode {
  const problem = intercept.text
    ? findProblem(intercept)
    : 'Type what `cy.intercept()` gets, such as `/api/plants*`.'
  const answers = problem
    ? []
    : requests.map((request) => ({ request, ...matchUrl(intercept, request) }))
  const count = answers.filter(({ matches }) => matches).length
  return (
    <>
      <p role="status">
        {problem ? (
          <Pieces text={problem} />
        ) : (
          <>
            <CodeInline>{toCode(intercept)}</CodeInline> matches {count} of{' '}
            {answers.length}
          </>
        )}
      </p>
      <ul className="answers">
        {answers.map(({ request, matches, why, instead }, index) => (
          <li key={index} data-yes={matches || undefined}>
            <strong>{matches ? 'Matches' : 'No match'}</strong>{' '}
            <CodeInline>{request.trim()}</CodeInline>
            <p>
              <Pieces text={why} />{' '}
              {instead !== undefined && (
                <button type="button" onClick={() => onUse(instead)}>
                  Use <code>{instead}</code>
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
