import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { capitalize } from '../../app/format'
import { useTitle } from '../../app/hooks'

const rules = [
  {
    title: 'Water',
    text: 'Put a finger into the soil. If it is dry down to the first joint, water.',
  },
  {
    title: 'Light',
    text: 'Turn the pot by a quarter each week, so the plant grows straight.',
  },
  {
    title: 'Cats and dogs',
    text: 'Calathea and Boston fern are safe for cats. Let them play.',
  },
]

/** The care guide: for all plants, or for one. */
export function CarePage() {
  const { name } = useParams()
  const title = name
    ? `Care for your ${capitalize(name.replaceAll('-', ' '))}`
    : 'Care guide'
  useTitle(title)

  return (
    <div className="narrow">
      <h1>{title}</h1>
      {rules.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <WateringVideo />
      <p>
        <a href="/care-guide.pdf" download>
          Download as PDF
        </a>
      </p>
    </div>
  )
}

/** A can fills a pot. It's drawn while it plays, so there's no file to download. */
function WateringVideo() {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 480
    canvas.height = 200
    const context = canvas.getContext('2d')
    if (!video.current || !context || !('captureStream' in canvas)) return

    video.current.srcObject = canvas.captureStream(20)
    let level = 0
    const timer = setInterval(() => {
      level = (level + 0.01) % 1
      context.fillStyle = '#e3f1e9'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.fillStyle = '#0b6e4f'
      context.fillRect(160, 180 - 140 * level, 160, 140 * level)
    }, 50)

    return () => clearInterval(timer)
  }, [])

  return (
    <video
      ref={video}
      controls
      muted
      playsInline
      aria-label="How much water a pot needs"
    />
  )
}
