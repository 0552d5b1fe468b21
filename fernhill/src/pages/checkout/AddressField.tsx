import { useState } from 'react'
import type { User } from '../../api/types'
import { useToasts } from '../../app/toasts'

interface AddressFieldProps {
  user: User | null
  value: string
  onChange: (address: string) => void
}

/** Customers with an address on file may leave the field empty. */
export function AddressField({ user, value, onChange }: AddressFieldProps) {
  const [isPasting, setIsPasting] = useState(false)
  const { show } = useToasts()

  async function paste() {
    setIsPasting(true)
    try {
      onChange(await navigator.clipboard.readText())
    } catch (error) {
      show(`We could not paste: ${(error as Error).message}`)
    } finally {
      setIsPasting(false)
    }
  }

  return (
    <fieldset>
      <legend>Address</legend>
      {user?.address && (
        <p className="on-file">
          We deliver to {user.name}, {user.address}.
        </p>
      )}
      <div className="row">
        <label className="grow">
          {user?.address ? 'Another address (optional)' : 'Street and city'}
          <input
            type="text"
            autoComplete="off"
            value={value}
            data-cy="address"
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
        <button type="button" disabled={isPasting} onClick={paste}>
          Paste address
        </button>
      </div>
      <label>
        Country
        <select name="country" defaultValue="US">
          <option value="US">United States</option>
          <option value="CA">Canada</option>
          <option value="DE">Germany</option>
          <option value="FR">France</option>
          <option value="NL">Netherlands</option>
        </select>
      </label>
    </fieldset>
  )
}
