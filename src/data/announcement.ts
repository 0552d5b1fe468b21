import type { Announcement } from './types'

/** The announcement bar's current content. */
export const announcement: Announcement = {
  id: 'authentication-guides',
  content:
    'New guides: test apps that use <a href="/guides/end-to-end-testing/azure-active-directory-authentication">Azure Active Directory</a> or <a href="/guides/end-to-end-testing/social-authentication">social logins</a>.',
  isCloseable: true,
}
