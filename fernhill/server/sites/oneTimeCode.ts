/** The code that the sign-in provider would send to a phone. */
export const oneTimeCode = '471120'
