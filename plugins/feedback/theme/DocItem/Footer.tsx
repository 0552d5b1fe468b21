import { useDoc } from '@docusaurus/plugin-content-docs/client'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Footer from '@theme-init/DocItem/Footer'
import type { ReactNode } from 'react'
import { issueUrl } from '../../issue'

/**
 * Asks whether the page helped. The links lead to GitHub's form, filled in. With
 * JavaScript, `onClick.ts` first asks which section it's about.
 */
export default function FooterWithQuestion(): ReactNode {
  const { id, title, permalink, editUrl } = useDoc().metadata
  const { siteConfig } = useDocusaurusContext()
  if (!editUrl) return <Footer />
  const link = (answer: string, verdict: string) => (
    <a
      className="theme-edit-this-page"
      href={issueUrl(editUrl, {
        title: `${verdict}: ${title}`,
        page: siteConfig.url + permalink,
      })}
    >
      {answer}
    </a>
  )
  return (
    <>
      <Footer />
      <p data-helpful={id}>
        Was this page helpful? {link('Yes', 'Helpful')}
        {link('No', 'Not helpful')}
      </p>
    </>
  )
}
