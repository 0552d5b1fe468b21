/** The two entry points of `aws-amplify` 6 for signing in re-export these packages. */
declare module 'aws-amplify' {
  export { Amplify } from '@aws-amplify/core'
}

declare module 'aws-amplify/auth' {
  export * from '@aws-amplify/auth'
}
