import type { ReactNode } from 'react'
import styles from '../list/FilterForm.module.css'
import Composer from './Composer'
import type { UrlAnswersProps } from './UrlAnswers'

const initial = {
  match: '/api/plants*',
  kind: 'glob',
  method: '',
  urls: '/api/plants\n/api/plants?search=fern\n/api/plants/7\nPOST /api/cart',
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/** Fields for a matcher and for URLs, and which of them it matches. */
export default function UrlMatcher(): ReactNode {
  return (
    <Composer
      initial={initial}
      load={() => import('./UrlAnswers')}
      answersOf={({ kind, match, method, urls }, set): UrlAnswersProps => ({
        kind: kind === 'regexp' ? 'regexp' : 'glob',
        text: match.trim(),
        method,
        requests: urls.split('\n').filter((line) => line.trim()),
        onUse: (glob) => set({ match: glob }),
      })}
      button="Compare"
    >
      {(fieldOf) => (
        <>
          <label className={styles.search}>
            Matcher
            <input
              {...fieldOf('match')}
              autoCapitalize="none"
              spellCheck={false}
            />
          </label>
          <label>
            Type
            <select {...fieldOf('kind')}>
              <option value="glob">String</option>
              <option value="regexp">Regular expression</option>
            </select>
          </label>
          <label>
            Method
            <select {...fieldOf('method')}>
              <option value="">Any</option>
              {methods.map((method) => (
                <option key={method}>{method}</option>
              ))}
            </select>
          </label>
          <label className={styles.search}>
            Requests, one on each line
            <textarea {...fieldOf('urls')} rows={4} spellCheck={false} />
          </label>
        </>
      )}
    </Composer>
  )
}
