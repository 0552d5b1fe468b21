export interface Mistake {
  /** The field that it's about, or none if it's about the whole form. */
  field?: 'email' | 'password'
  message: string
}

/** What's wrong with an address when the customer leaves the field. */
export function checkAddress(email: string): Mistake | undefined {
  if (!email) return { field: 'email', message: 'Enter your address' }
  if (/.@.+\../.test(email)) return undefined

  return {
    field: 'email',
    message: email.includes('@')
      ? 'Enter a complete address'
      : 'Enter a valid address',
  }
}

/** What's wrong with the form when it's sent. */
export function checkCredentials(
  email: string,
  password: string,
): Mistake | undefined {
  const mistake = checkAddress(email)
  if (mistake || password) return mistake

  return { field: 'password', message: 'Enter a password' }
}
