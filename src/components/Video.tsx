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
  /** The provider's ID of the video, as in its address. */
  id: string
  title: string
  /** `2:50` or `1:02:50`. */
  duration?: string
  people?: string
}

/** Whether a click opens a new tab or window, or downloads the target. */
const isSpecial = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * Focuses the player when it replaces the poster. It's defined out here because
 * React calls a ref again whenever the function changes.
 */
const focus = (player: HTMLIFrameElement | null) => player?.focus()

/** Focus can go back to the page when the frame moves to another process. */
const keepFocus = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
  if (document.activeElement === document.body) currentTarget.focus()
}

/**
 * A video from another site. Until the reader plays it, there's only a link that
 * looks like a poster, so the other site doesn't receive any request.
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
