import type { useCodeWordWrap } from '@docusaurus/theme-common/internal'
import { useMemo, useRef, useState } from 'react'
import useScrollable from './useScrollable'

/**
 * What the theme's `useCodeWordWrap` gives, without a layout for each sample
 * while the page comes alive.
 */
export default function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null)
  const isCodeScrollable = useScrollable(codeBlockRef)
  const [isEnabled, setEnabled] = useState(false)
  return useMemo(
    () => ({
      codeBlockRef,
      isCodeScrollable,
      isEnabled,
      toggle: () => setEnabled(!isEnabled),
    }),
    [isCodeScrollable, isEnabled],
  )
}
