import { useDoc } from '@docusaurus/plugin-content-docs/client'
import useIdle from '@site/src/components/useIdle'
import EditThisPage from '@theme-init/EditThisPage'
import type { Props } from '@theme/EditThisPage'
import { type ReactNode, useState } from 'react'

/** Next to the link for editing the page: the page as Markdown, to open or to copy. */
export default function EditThisPageWrapper(props: Props): ReactNode {
  const address = useDoc().metadata.permalink.replace(/\/?$/, '.md')
  const [outcome, setOutcome] = useState('')
  // Nobody can copy without JavaScript, but everybody can open the link.
  const canCopy = useIdle()

  const copy = async () => {
    try {
      // The clipboard gets a promise, because Safari only lets pages copy right after
      // a click, and not once they've loaded something.
      const text = fetch(address).then((response) =>
        response.ok ? response.text() : Promise.reject(),
      )
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text }),
      ])
      setOutcome('Copied')
    } catch {
      setOutcome('Could not copy')
    }
  }

  return (
    <>
      <EditThisPage {...props} />
      <a href={address} className="theme-edit-this-page">
        Open as Markdown
      </a>
      {canCopy && (
        <button
          type="button"
          className="clean-btn theme-edit-this-page"
          onClick={copy}
        >
          Copy page
        </button>
      )}
      <span aria-live="polite">{outcome}</span>
    </>
  )
}
