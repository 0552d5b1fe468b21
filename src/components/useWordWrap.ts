import type { useCodeWordWrap } from '@docusaurus/theme-common/internal'
import { useMemo, useRef, useState } from 'react'
import useScrollable from './useScrollable'

/**
 * Replaces the theme's `useCodeWordWrap`, which forces a layout for each sample
 * during hydration.
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
