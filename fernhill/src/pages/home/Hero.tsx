import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readCookie } from '../../app/cookies'
import { useListener, useNow } from '../../app/hooks'
import { t } from '../../app/language'
import { offerOn, seasonOf } from './offers'
import { nearestCity } from './cities'

const pictures = ['monstera', 'boston-fern', 'calathea']
const PICTURE_TIME = 6000

const titles = {
  A: 'Plants for dark corners',
  B: 'Find your plant',
}

/** Which of the two titles a visitor sees: `?variant=B`, or the cookie. */
function chooseVariant(): keyof typeof titles {
  const variant =
    new URLSearchParams(location.search).get('variant') ?? readCookie('variant')

  return variant === 'B' ? 'B' : 'A'
}

export function Hero() {
  const [variant] = useState(chooseVariant)
  const now = useNow()
  const city = useCity()
  const isKnownVisitor = useKnownVisitor()
  const navigate = useNavigate()
  const slides = useSlides()
  const offer = offerOn(now)

  useEffect(() => {
    document.documentElement.dataset.variant = variant
  }, [variant])

  return (
    <section
      className={slides.isHidden ? 'hero is-paused' : 'hero'}
      aria-label="Welcome"
      data-cy="hero"
      data-paused={slides.isPaused}
      data-picture={slides.picture + 1}
    >
      <div className="hero-text">
        <p className="eyebrow">
          {isKnownVisitor ? 'Welcome back' : 'Welcome to Fernhill'}
        </p>
        <h1>{t.hero ?? titles[variant]}</h1>
        <p>
          {seasonOf(now)}
          {offer && <strong> {offer}</strong>}
          {city && <span> Picked for {city}.</span>}
        </p>
        <div className="buttons">
          <button
            type="button"
            className="primary"
            onClick={() => void navigate('/plants')}
          >
            Shop now
          </button>
          <Link className="drifting" to="/plants?sort=price">
            This week only
          </Link>
        </div>
      </div>
      <img
        className="photo"
        src={`/img/${pictures[slides.picture]}.jpg`}
        alt=""
        width={480}
        height={480}
      />
      <div className="progress" ref={slides.progress} />
    </section>
  )
}

/** Shows one picture after the other. Pauses while nobody looks at the page. */
function useSlides() {
  const [picture, setPicture] = useState(0)
  const [isBlurred, setIsBlurred] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const progress = useRef<HTMLDivElement>(null)
  const isPaused = isBlurred || isHidden

  useListener(window, 'blur', (event) => {
    if (event.target === window) setIsBlurred(true)
  })
  useListener(window, 'focus', (event) => {
    if (event.target === window) setIsBlurred(false)
  })
  useListener(document, 'visibilitychange', () =>
    setIsHidden(document.visibilityState === 'hidden'),
  )

  useEffect(() => {
    if (isPaused) return

    const start = performance.now()
    let frame = 0

    function draw(time: number) {
      const done = (time - start) / PICTURE_TIME
      if (done >= 1) {
        setPicture((now) => (now + 1) % pictures.length)
        return
      }
      if (progress.current) {
        progress.current.style.transform = `scaleX(${Math.max(0, done)})`
      }
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)

    return () => cancelAnimationFrame(frame)
  }, [isPaused, picture])

  return { picture, isPaused, isHidden, progress }
}

/** True from the second visit on. */
function useKnownVisitor(): boolean {
  const [isKnown] = useState(() => localStorage.getItem('visited') !== null)

  useEffect(() => localStorage.setItem('visited', 'true'), [])

  return isKnown
}

/** The large city that the customer is closest to, if the browser may tell. */
function useCity(): string | undefined {
  const [city, setCity] = useState<string>()

  useEffect(() => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setCity(nearestCity(coords.latitude, coords.longitude)),
      () => setCity(undefined),
    )
  }, [])

  return city
}
