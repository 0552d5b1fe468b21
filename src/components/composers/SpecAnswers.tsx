import defaults from '@generated/composers/default/specDefaults.json'
import CodeInline from '@theme/CodeInline'
import type { ReactNode } from 'react'
import { addStyles } from '../../../lib/addStyles'
import Pieces from '../Pieces'
import { findProblem, globsOf, matchSpecs } from './matchSpecs'
import { css } from './styles'

addStyles(css)

export interface SpecAnswersProps {
  type: 'e2e' | 'component'
  /** As they're typed. The defaults apply if they're empty. */
  specPattern: readonly string[]
  excludeSpecPattern: readonly string[]
  files: readonly string[]
  /** Takes the patterns that are suggested. */
  onUse: (specPattern: readonly string[]) => void
}

/** Which files are specs, and why. */
export default function SpecAnswers({
  type,
  files,
  onUse,
  ...typed
}: SpecAnswersProps): ReactNode {
  const options = { type, ...typed }
  const { specPattern, excludeSpecPattern } = globsOf(options, defaults)
  const problem = findProblem([...specPattern, ...excludeSpecPattern])
  const answers = problem ? [] : matchSpecs(files, options, defaults)
  const count = answers.filter(({ isSpec }) => isSpec).length
  return (
    <>
      <p role="status">
        <Pieces
          text={
            problem ??
            `${count} of ${answers.length} files are specs${typed.specPattern.length ? '' : `, with the default pattern \`${specPattern.join('`, `')}\``}`
          }
        />
      </p>
      <ul className="answers">
        {answers.map(({ file, isSpec, why, instead }, index) => (
          <li key={index} data-yes={isSpec || undefined}>
            <strong>{isSpec ? 'Spec' : 'Not a spec'}</strong>{' '}
            <CodeInline>{file}</CodeInline>
            <p>
              <Pieces text={why} />{' '}
              {instead && (
                <button
                  type="button"
                  onClick={() =>
                    onUse(
                      specPattern.map((one) =>
                        one === instead.from ? instead.to : one,
                      ),
                    )
                  }
                >
                  Use <code>{instead.to}</code>
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
