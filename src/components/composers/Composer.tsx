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

/** What an input, a select, or a text area gets. */
interface Field {
  name: string
  value: string
  autoComplete: 'off'
  onChange: (event: { target: { value: string } }) => void
}

interface Props<Fields, Answers> {
  /**
   * What the fields have at first. Only other values are in the address. Names are
   * unique on the page.
   */
  initial: Fields
  load: () => Promise<{ default: ComponentType<Answers> }>
  /** Shows the fields. */
  children: (fieldOf: (name: keyof Fields & string) => Field) => ReactNode
  answersOf: (
    fields: Fields,
    set: (changed: Partial<Fields>) => void,
  ) => NoInfer<Answers>
  /** Of the button that's there until the answers are. */
  button: string
}

/** What's in the address, divided into the fields and what belongs to others. */
function divide(search: string, initial: Record<string, string>) {
  const own = new URLSearchParams()
  const others = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    if (!(name in initial)) others.append(name, value)
    else if (value !== initial[name]) own.set(name, value)
  }
  return { q: `${own}`, others: `${others}` }
}

/**
 * A form whose answers need a script that loads when a reader first uses it. Its state
 * is in the address.
 */
export default function Composer<
  Fields extends Record<string, string>,
  Answers extends object,
>({
  initial,
  load,
  children,
  answersOf,
  button,
}: Props<Fields, Answers>): ReactNode {
  /** All fields together are the text that `useAddress` follows. */
  const format: AddressFormat<{ q: string; others: string }> = {
    read: (search) => divide(search, initial),
    write: ({ q, others }) => {
      const all = [others, q].filter(Boolean).join('&')
      return all && `?${all}`
    },
  }
  const { values, type, submit } = useAddress(format)
  const [Answers, setAnswers] = useState<ComponentType<Answers>>()
  const [isLost, setIsLost] = useState(false)
  const start = () => {
    if (Answers) return
    load().then(
      (answers) => setAnswers(() => answers.default),
      // The next key tries again.
      () => setIsLost(true),
    )
  }
  const onAddress = useEffectEvent(start)
  const isAsked = values.q !== ''
  useEffect(() => {
    if (isAsked) onAddress()
  }, [isAsked])

  const fields = {
    ...initial,
    ...Object.fromEntries(new URLSearchParams(values.q)),
  }
  const set = (changed: Partial<Fields>) => {
    start()
    const all = new URLSearchParams({ ...fields, ...changed })
    type(divide(`${all}`, initial).q)
  }
  const fieldOf = (name: keyof Fields & string): Field => ({
    name,
    value: fields[name] ?? '',
    autoComplete: 'off',
    onChange: ({ target }) => {
      set({ [name]: target.value } as Partial<Fields>)
    },
  })
  return (
    <>
      <form
        className={styles.filters}
        data-choices="3"
        action={useLocation().pathname}
        onFocus={start}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {children(fieldOf)}
        <div className={styles.search}>
          {Answers ? (
            <Answers {...answersOf(fields, set)} />
          ) : (
            <>
              <button className="button button--primary">{button}</button>
              {isLost && (
                <p role="alert">
                  The answers couldn’t be loaded. Check your connection, and try
                  again.
                </p>
              )}
            </>
          )}
        </div>
      </form>
      <noscript>
        The form needs JavaScript. The table above says the same.
      </noscript>
    </>
  )
}
