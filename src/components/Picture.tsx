import type { ReactNode } from 'react'
import styles from './Picture.module.css'

interface Props {
  /** A drawing that shows its dark colors under the fragment `#dark`. */
  src: string
  alt: string
  width: string
  height: string
  caption?: string
}

/** A drawing in the colors of the page; written by `content/remark/pictures`. */
export default function Picture({
  src,
  caption,
  alt,
  ...size
}: Props): ReactNode {
  return (
    <figure className={styles.picture}>
      <img
        className={styles.light}
        src={src}
        alt={alt}
        loading="lazy"
        {...size}
      />
      <img
        className={styles.dark}
        src={`${src}#dark`}
        alt={alt}
        loading="lazy"
        {...size}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
