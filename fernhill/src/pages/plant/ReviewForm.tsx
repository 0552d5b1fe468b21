import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { sendReview } from '../../api/plants'
import { ApiError } from '../../api/request'
import type { Plant } from '../../api/types'
import { savePhotos } from '../../app/drafts'
import { useListener } from '../../app/hooks'
import { useSession } from '../../app/session'
import { useToasts } from '../../app/toasts'
import { readPhotos, type Photo } from './photoFiles'

const LONGEST_REVIEW = 500
const DRAFT_PAUSE = 2000
const RETRY_AFTER = 30_000

interface ReviewFormProps {
  plant: Plant
  onSent: () => void
}

/**
 * Enter sends a review, and Shift+Enter starts a new line. What has been written is kept as
 * a draft until it's sent or discarded.
 */
export function ReviewForm({ plant, onSent }: ReviewFormProps) {
  const { user } = useSession()
  const { show, showError } = useToasts()
  const [text, setText] = useState('')
  const [photos, setPhotos] = useState<Photo[]>([])
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const retryTimer = useRef<number>(undefined)
  const isEmpty = !text && photos.length === 0

  useEffect(() => {
    if (!text) return
    const timer = setTimeout(
      () => localStorage.setItem('draft', text),
      DRAFT_PAUSE,
    )

    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => () => clearTimeout(retryTimer.current), [])

  useListener(window, 'beforeunload', (event) => {
    if (!isEmpty) event.preventDefault()
  })

  function write(next: string) {
    if (next.length > LONGEST_REVIEW) throw new Error('Review too long')
    setText(next)
  }

  async function addPhotos(files: FileList | File[]) {
    if (files.length === 0) return

    const { photos: added, problem } = await readPhotos([...files])
    setProblem(problem)
    setPhotos(added)
    void savePhotos(
      plant.id,
      added.map(({ file }) => file),
    )
  }

  function clear() {
    setText('')
    setPhotos([])
    setProblem(undefined)
    form.current?.reset()
    localStorage.removeItem('draft')
    void savePhotos(plant.id, [])
  }

  async function send() {
    try {
      await sendReview(
        plant.id,
        text,
        photos.map(({ file }) => file),
      )
      clear()
      show(user ? `Thank you, ${user.name}` : 'Thank you')
      onSent()
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) {
        show('We are busy. We will send your review again in half a minute')
        retryTimer.current = window.setTimeout(() => void send(), RETRY_AFTER)
      } else showError(error, "your review wasn't sent")
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    clearTimeout(retryTimer.current)
    void send()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()

    if (isEmpty) show('Write a few words')
    else form.current?.requestSubmit()
  }

  function discard() {
    if (confirm('Discard the review?')) clear()
  }

  return (
    <form
      ref={form}
      className="card review-form"
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        void addPhotos(event.dataTransfer.files)
      }}
    >
      <label htmlFor="review-text">Your review</label>
      <textarea
        id="review-text"
        required={photos.length === 0}
        rows={3}
        value={text}
        data-cy="review-text"
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event: ClipboardEvent) =>
          void addPhotos(event.clipboardData.files)
        }
      />
      <label htmlFor="review-photo">Choose a photo</label>
      <input
        id="review-photo"
        type="file"
        multiple
        accept="image/*"
        data-cy="review-photo"
        onChange={(event) => void addPhotos(event.target.files ?? [])}
        // The browser's own menu has nothing to offer for a file field.
        onContextMenu={(event) => event.preventDefault()}
      />
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <ul className="previews">
        {photos.map(({ file, url }) => (
          <li key={file.name}>
            <img src={url} alt="Your photo" />
            <span>{file.name}</span>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <button className="primary">Send</button>
        <button type="button" disabled={isEmpty} onClick={discard}>
          Discard
        </button>
      </div>
    </form>
  )
}
