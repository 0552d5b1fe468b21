import {
  useScrollPositionBlocker,
  type useCodeWordWrap,
} from '@docusaurus/theme-common/internal'
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { showWordWrap, wordWrap } from '../../lib/wordWrap'
import useIdle from './useIdle'
import useScrollable from './useScrollable'

const listen = (notify: () => void) =>
  wordWrap.listen(() => {
    showWordWrap()
    notify()
  })

/** Whether a sample takes up more rows than it has lines. */
function isWrapped(code: HTMLElement): boolean {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(code)
  const height =
    code.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
  const lines = code.textContent.replace(/\n$/, '').split('\n').length
  return height > (lines + 0.5) * parseFloat(lineHeight)
}

/**
 * Replaces the theme's `useCodeWordWrap`, which forces a layout for each sample
 * during hydration. The reader's choice is for all samples, and it's kept.
 */
export default function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null)
  const { blockElementScrollPositionUntilNextRender: keepInPlace } =
    useScrollPositionBlocker()
  const isCodeScrollable = useScrollable(codeBlockRef)
  const isOn = useSyncExternalStore(listen, wordWrap.get, () => false)
  const isIdle = useIdle()
  // Only samples with long lines have the button.
  const [isLong, setLong] = useState(false)
  if (isCodeScrollable && !isLong) setLong(true)

  useEffect(() => {
    const code = codeBlockRef.current?.querySelector('code')
    if (isOn && isIdle && code && isWrapped(code)) setLong(true)
  }, [isOn, isIdle])

  return useMemo(
    () => ({
      codeBlockRef,
      isCodeScrollable,
      isEnabled: isOn && isLong,
      toggle() {
        if (codeBlockRef.current) keepInPlace(codeBlockRef.current)
        wordWrap.set(!isOn)
      },
    }),
    [isCodeScrollable, isLong, isOn, keepInPlace],
  )
}
