// Wraps @docusaurus/theme-classic Footer/Copyright (3.10.2). Change: readers
// choose below it whether the site may use analytics.
import Copyright from '@theme-init/Footer/Copyright'
import type { Props } from '@theme/Footer/Copyright'
import type { ReactNode } from 'react'
import Consent from '../../Consent'

export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <Consent />
    </>
  )
}
