import { useCodeBlockContext } from '@docusaurus/theme-common/internal'
import WordWrapButton from '@theme-init/CodeBlock/Buttons/WordWrapButton'
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton'
import type { ReactNode } from 'react'
import AnatomyButton from '../../../../AnatomyButton'

/** Adds a button to samples with a chain. */
export default function WithAnatomyButton(props: Props): ReactNode {
  const { metadata } = useCodeBlockContext()
  const { chains } = metadata as { chains?: boolean }
  return (
    <>
      {chains && <AnatomyButton />}
      <WordWrapButton {...props} />
    </>
  )
}
