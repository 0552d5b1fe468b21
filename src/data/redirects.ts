import type { Redirect } from './types'

/** Addresses without a page of their own, and where they lead. */
export const redirects: Redirect[] = [
  { from: '/guides', to: '/guides/overview/why-cypress' },
  { from: '/api', to: '/api/assertions/assertions-reference' },
  { from: '/examples', to: '/examples/recipes' },
  { from: '/faq', to: '/faq/questions/cloud-faq' },
]
