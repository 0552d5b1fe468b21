import type { ReactNode } from 'react'
import styles from '../list/FilterForm.module.css'
import Composer from './Composer'
import type { SpecAnswersProps } from './SpecAnswers'

const initial = {
  tests: 'e2e',
  spec: 'cypress/e2e/**/*.cy.ts\nsrc/**/*.e2e.ts',
  exclude: '**/drafts/**',
  files: `cypress/e2e/cart.cy.ts
cypress/e2e/cart.spec.ts
cypress/e2e/drafts/sale.cy.ts
cypress/e2e/orders/export.cy.ts
cypress/support/e2e.ts
node_modules/ferns/ferns.cy.ts
src/picker.cy.tsx
src/price.e2e.ts`,
}

/** The lines of a field, also if they're copied from code. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^(['"`])(.*)\1,?$/, '$2'))
    .filter(Boolean)

/** Fields for patterns and for files, and which of them are specs. */
export default function SpecFinder(): ReactNode {
  return (
    <Composer
      initial={initial}
      load={() => import('./SpecAnswers')}
      answersOf={({ tests, spec, exclude, files }, set): SpecAnswersProps => ({
        type: tests === 'component' ? 'component' : 'e2e',
        specPattern: linesOf(spec),
        excludeSpecPattern: linesOf(exclude),
        files: linesOf(files).map((file) => file.replace(/^(\.?\/)+/, '')),
        onUse: (patterns) => set({ spec: patterns.join('\n') }),
      })}
      button="Find specs"
    >
      {(fieldOf) => (
        <>
          <label className={styles.search}>
            Tests
            <select {...fieldOf('tests')}>
              <option value="e2e">End-to-end</option>
              <option value="component">Component</option>
            </select>
          </label>
          <label className={styles.search}>
            specPattern
            <textarea {...fieldOf('spec')} rows={2} spellCheck={false} />
          </label>
          <label className={styles.search}>
            excludeSpecPattern
            <textarea {...fieldOf('exclude')} rows={2} spellCheck={false} />
          </label>
          <label className={styles.search}>
            Files
            <textarea {...fieldOf('files')} rows={8} spellCheck={false} />
          </label>
        </>
      )}
    </Composer>
  )
}
