import { useEffect, useEffectEvent } from 'react'

/** How long the page has to stay at its end. Who only passes by doesn't want more. */
const REST = 400

/** Calls back when the customer has scrolled to the end of the page and stays there. */
export function useEndOfPage(isActive: boolean, onEnd: () => void) {
  const reachEnd = useEffectEvent(onEnd)

  useEffect(() => {
    if (!isActive) return

    let timer: number | undefined
    function onScroll() {
      const { scrollHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2

      clearTimeout(timer)
      if (isAtEnd) timer = window.setTimeout(() => reachEnd(), REST)
    }
    window.addEventListener('scroll', onScroll, { passive: true })

    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [isActive])
}
