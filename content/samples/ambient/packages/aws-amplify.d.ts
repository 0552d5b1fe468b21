/** The two entry points of `aws-amplify` 6 that sign-in needs hand on these packages. */
declare module 'aws-amplify' {
  export { Amplify } from '@aws-amplify/core'
}

declare module 'aws-amplify/auth' {
  export * from '@aws-amplify/auth'
}
