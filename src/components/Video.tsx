import {
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { videoProviders } from '../data/videos'
import Icon from './Icon'
import styles from './Video.module.css'

interface Props {
  provider: keyof typeof videoProviders
  /** What the provider calls the video, as in its address. */
  id: string
  title: string
  /** As `2:50` or `1:02:50`. */
  duration?: string
  people?: string
}

/** Whether a click asks for a new tab, a new window or a download. */
const isSpecial = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/** Once, in place of the poster: what stays the same is not called again. */
const focus = (player: HTMLIFrameElement | null) => player?.focus()

/** The focus may fall to the page while the frame changes its process. */
const keepFocus = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
  if (document.activeElement === document.body) currentTarget.focus()
}

/**
 * A video of another site, which is asked for nothing until the reader wants to
 * see it: before, there is a link to it, drawn as a poster.
 */
export default function Video({
  provider,
  id,
  title,
  duration,
  people,
}: Props): ReactNode {
  const [isPlaying, setPlaying] = useState(false)
  const { name, watch, player, path, settings } = videoProviders[provider]
  return (
    <figure className={styles.video}>
      {isPlaying ? (
        <iframe
          ref={focus}
          onLoad={keepFocus}
          className={styles.player}
          src={`${player}${path}${id}${settings}`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className={styles.poster}
          href={`${watch}${id}`}
          onClick={(event) => {
            if (isSpecial(event)) return
            event.preventDefault()
            setPlaying(true)
          }}
        >
          <span className={styles.play}>
            <Icon name="run" label="Play video:" />
          </span>
          <span className={styles.title}>{title}</span>
          {people && <span>{people}</span>}
          {duration && <span className={styles.duration}>{duration}</span>}
        </a>
      )}
      <figcaption>
        Plays from {name}. Until you press play, nothing is asked of{' '}
        {new URL(player).host}.
      </figcaption>
    </figure>
  )
}
