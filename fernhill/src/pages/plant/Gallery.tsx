import { useRef, useState, type PointerEvent } from 'react'
import type { Plant } from '../../api/types'
import { PlantPhoto } from '../../components/PlantPhoto'

const views = ['whole', 'leaf', 'soil']
/** How far a finger has to move to turn the page. */
const SWIPE = 50

/** Three views of a plant. A swipe or a button leads to the next one. */
export function Gallery({ plant }: { plant: Plant }) {
  const [picture, setPicture] = useState(0)
  const start = useRef<number>(undefined)
  const end = useRef<number>(undefined)

  function onPointerUp() {
    if (start.current === undefined || end.current === undefined) return

    const distance = end.current - start.current
    if (distance < -SWIPE) setPicture((picture + 1) % views.length)
    if (distance > SWIPE) {
      setPicture((picture + views.length - 1) % views.length)
    }
    start.current = undefined
    end.current = undefined
  }

  return (
    <section
      className="gallery"
      aria-label="Pictures"
      data-cy="hero"
      data-picture={picture + 1}
      data-view={views[picture]}
      onPointerDown={(event: PointerEvent) => {
        start.current = event.clientX
      }}
      onPointerMove={(event: PointerEvent) => {
        end.current = event.clientX
      }}
      onPointerUp={onPointerUp}
    >
      <div className="frame">
        <PlantPhoto plant={plant} />
      </div>
      <div className="dots">
        {views.map((view, index) => (
          <button
            key={view}
            type="button"
            aria-label={`Picture ${index + 1}`}
            aria-current={index === picture}
            onClick={() => setPicture(index)}
          />
        ))}
      </div>
    </section>
  )
}
