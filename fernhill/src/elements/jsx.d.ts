import type { DetailedHTMLProps, HTMLAttributes, Ref } from 'react'
import type { FernhillCalendar } from './fernhill-calendar'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'plant-rating': DetailedHTMLProps<
        HTMLAttributes<HTMLElement>,
        HTMLElement
      > & { average: number; value: number; onrate?: () => void }
      'fernhill-calendar': HTMLAttributes<HTMLElement> & {
        ref?: Ref<FernhillCalendar>
      }
    }
  }
}
