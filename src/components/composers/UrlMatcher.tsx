import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useLocation } from '@docusaurus/router'
import styles from '../list/FilterForm.module.css'
import { type AddressFormat, useAddress } from '../useAddress'
import type { UrlAnswersProps } from './UrlAnswers'

/** What the fields have at first. Only other values are in the address. */
const initial = {
  match: '/api/plants*',
  kind: 'glob',
  method: '',
  urls: '/api/plants\n/api/plants?search=fern\n/api/plants/7\nPOST /api/cart',
}

type Fields = typeof initial
const names = Object.keys(initial) as (keyof Fields)[]

function readFields(search: string): Fields {
  const parameters = new URLSearchParams(search)
  const fields = { ...initial }
  for (const name of names) fields[name] = parameters.get(name) ?? fields[name]
  return fields
}

function toQuery(fields: Fields): string {
  const parameters = new URLSearchParams()
  for (const name of names) {
    if (fields[name] !== initial[name]) parameters.set(name, fields[name])
  }
  return `${parameters}`
}

/** All fields together are the text that `useAddress` follows. */
const format: AddressFormat<{ q: string }> = {
  read: (search) => ({ q: toQuery(readFields(search)) }),
  write: ({ q }) => (q ? `?${q}` : ''),
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

/** Fields for a matcher and for URLs, and which of them it matches. */
export default function UrlMatcher(): ReactNode {
  const { values, type, submit } = useAddress(format)
  const [Answers, setAnswers] = useState<ComponentType<UrlAnswersProps>>()
  const load = () => {
    if (Answers) return
    import('./UrlAnswers').then(
      (answers) => setAnswers(() => answers.default),
      // The next key tries again.
      () => {},
    )
  }
  const onAddress = useEffectEvent(() => load())
  const isAsked = values.q !== ''
  useEffect(() => {
    if (isAsked) onAddress()
  }, [isAsked])

  const fields = readFields(values.q)
  const set = (changed: Partial<Fields>) => {
    load()
    type(toQuery({ ...fields, ...changed }))
  }
  const fieldOf = (name: keyof Fields) => ({
    name,
    value: fields[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value }),
  })
  return (
    <>
      <form
        className={styles.filters}
        data-choices="3"
        action={useLocation().pathname}
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
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
        <div className={styles.search}>
          {Answers ? (
            <Answers
              kind={fields.kind === 'regexp' ? 'regexp' : 'glob'}
              text={fields.match.trim()}
              method={fields.method}
              requests={fields.urls.split('\n').filter((line) => line.trim())}
              onUse={(match) => set({ match })}
            />
          ) : (
            <button className="button button--primary">Compare</button>
          )}
        </div>
      </form>
      <noscript>
        The form needs JavaScript. The table above says the same.
      </noscript>
    </>
  )
}
