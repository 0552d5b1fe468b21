import { sampleCopied } from '../../lib/sampleCopied'

/** Offers the whole spec of a sample whose code has been copied. */
function onCopy({ target, detail }: CustomEvent<string>): void {
  const button = target as Element
  // Only pages have specs, and the development server has none.
  const isSample = button.closest('.markdown :is(.language-js,.language-ts)')
  if (!isSample || process.env.NODE_ENV !== 'production') return
  import('./menu').then(
    ({ offerSpec }) => offerSpec(button, detail),
    () => {
      // The code has been copied all the same.
    },
  )
}

if (typeof document !== 'undefined') {
  document.addEventListener(sampleCopied, onCopy as EventListener)
}
