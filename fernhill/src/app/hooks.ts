import { useEffect, useEffectEvent, useState } from 'react'

/** Titles read `Monstera - Fernhill`. The home page is just `Fernhill`. */
export function useTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} - Fernhill` : 'Fernhill'
  }, [title])
}

/** The current time, once a second. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)

    return () => clearInterval(timer)
  }, [])

  return now
}

/** Listens for an event of the window or the document while the component is mounted. */
export function useListener<Name extends keyof DocumentEventMap>(
  target: Document,
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): void
export function useListener<Name extends keyof WindowEventMap>(
  target: Window,
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void
export function useListener(
  target: Window | Document,
  name: string,
  listener: (event: never) => void,
): void
export function useListener(
  target: Window | Document,
  name: string,
  listener: (event: never) => void,
) {
  const onEvent = useEffectEvent((event: Event) => listener(event as never))

  useEffect(() => {
    const handle = (event: Event) => onEvent(event)
    target.addEventListener(name, handle)

    return () => target.removeEventListener(name, handle)
  }, [target, name])
}
