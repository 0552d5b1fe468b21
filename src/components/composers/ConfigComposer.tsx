import type { ReactNode } from 'react'
import styles from '../list/FilterForm.module.css'
import Composer from './Composer'
import type { ConfigAnswersProps } from './ConfigAnswers'

const initial = {
  options: `defaultCommandTimeout: 6000
e2e.defaultCommandTimeout: 8000
e2e.baseUrl: 'http://localhost:3000'
retries: { runMode: 2, openMode: 0 }
CYPRESS_BASE_URL=https://staging.fernhill.example
--config retries=1`,
  file: 'ts',
  type: 'e2e',
}

/** Fields for options, and the configurations that they make. */
export default function ConfigComposer(): ReactNode {
  return (
    <Composer
      initial={initial}
      load={() => import('./ConfigAnswers')}
      answersOf={({ options, file, type }, set): ConfigAnswersProps => ({
        text: options,
        kind: file === 'import' || file === 'require' ? file : 'ts',
        tests: type === 'component' ? 'component' : 'e2e',
        onAdd: (line) =>
          set({
            options: [options.trimEnd(), line].filter(Boolean).join('\n'),
          }),
      })}
      button="Compose"
    >
      {(fieldOf) => (
        <>
          <label className={styles.search}>
            Options, or a cypress.json
            <textarea {...fieldOf('options')} rows={7} spellCheck={false} />
          </label>
          <label>
            File
            <select {...fieldOf('file')}>
              <option value="ts">TypeScript</option>
              <option value="import">JavaScript, import</option>
              <option value="require">JavaScript, require</option>
            </select>
          </label>
          <label>
            Tests
            <select {...fieldOf('type')}>
              <option value="e2e">End-to-end</option>
              <option value="component">Component</option>
            </select>
          </label>
        </>
      )}
    </Composer>
  )
}
