import type { ReactNode } from 'react'

/** Paths on a 24 by 24 grid; filled with the colour of the text around. */
const paths = {
  github:
    'M12 1.5a10.5 10.5 0 0 0-3.32 20.46c.53.1.72-.23.72-.5v-1.96c-2.92.63-3.54-1.24-3.54-1.24-.48-1.21-1.17-1.53-1.17-1.53-.95-.65.07-.64.07-.64 1.06.07 1.61 1.08 1.61 1.08.94 1.6 2.46 1.14 3.06.87.1-.68.37-1.14.67-1.4-2.33-.27-4.78-1.17-4.78-5.19 0-1.15.41-2.08 1.08-2.82-.1-.27-.47-1.34.1-2.78 0 0 .88-.28 2.89 1.08a10 10 0 0 1 5.26 0c2-1.36 2.88-1.08 2.88-1.08.57 1.44.21 2.51.1 2.78.68.74 1.08 1.67 1.08 2.82 0 4.03-2.45 4.92-4.79 5.18.38.33.71.97.71 1.95v2.88c0 .28.19.61.72.5A10.5 10.5 0 0 0 12 1.5Z',
  discord:
    'M19.6 5.3A17.6 17.6 0 0 0 15.2 4l-.54 1.1a16.3 16.3 0 0 0-5.32 0L8.8 4a17.6 17.6 0 0 0-4.4 1.3C1.6 9.4.9 13.4 1.2 17.4a17.7 17.7 0 0 0 5.4 2.7l1.15-1.85a11.4 11.4 0 0 1-1.8-.87l.44-.34a12.6 12.6 0 0 0 11.2 0l.45.34c-.58.34-1.18.63-1.8.87l1.14 1.85a17.6 17.6 0 0 0 5.4-2.7c.44-4.65-.75-8.62-3.18-12.1ZM8.5 15c-1.05 0-1.92-.97-1.92-2.15S7.43 10.7 8.5 10.7s1.94.97 1.92 2.15C10.42 14.03 9.57 15 8.5 15Zm7 0c-1.05 0-1.92-.97-1.92-2.15s.85-2.15 1.92-2.15 1.94.97 1.92 2.15c0 1.18-.85 2.15-1.92 2.15Z',
} as const

export type IconName = keyof typeof paths

interface Props {
  name: IconName
  size?: number
}

/** A small picture that repeats a word beside it, so it is never spoken. */
export default function Icon({ name, size = 20 }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
