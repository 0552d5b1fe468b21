import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTitle } from '../app/hooks'

const DIGITS = [1, 2, 3, 4]

/** A code in four fields. Each digit moves the focus on to the next field. */
export function TwoFactorPage() {
  useTitle('Enter your code')

  const form = useRef<HTMLFormElement>(null)
  const focusField = (digit: number) =>
    form.current
      ?.querySelector<HTMLInputElement>(`[name=digit-${digit}]`)
      ?.focus()

  return (
    <div className="narrow">
      <h1>Enter your code</h1>
      <form
        ref={form}
        className="card"
        onSubmit={(event) => {
          event.preventDefault()
          location.assign('/')
        }}
      >
        <fieldset className="digits">
          <legend>We have sent you four digits</legend>
          {DIGITS.map((digit) => (
            <input
              key={digit}
              name={`digit-${digit}`}
              aria-label={`Digit ${digit}`}
              inputMode="numeric"
              maxLength={1}
              required
              autoComplete="one-time-code"
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
                if (target.value) focusField(digit + 1)
              }}
              onKeyDown={({
                key,
                currentTarget,
              }: KeyboardEvent<HTMLInputElement>) => {
                if (key === 'Backspace' && !currentTarget.value) {
                  focusField(digit - 1)
                }
              }}
            />
          ))}
        </fieldset>
        <button className="primary">Continue</button>
      </form>
    </div>
  )
}
