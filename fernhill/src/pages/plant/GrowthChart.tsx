import { useEffect, useRef } from 'react'

/** Draws how tall the plant gets in five years. */
export function GrowthChart({ name }: { name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return

    const { width, height } = context.canvas
    context.strokeStyle = getComputedStyle(context.canvas).color
    context.lineWidth = 3
    context.lineCap = 'round'
    context.beginPath()
    for (let x = 0; x <= width; x += 4) {
      const grown = 1 - Math.exp((-3 * x) / width)
      context.lineTo(x, height - 6 - grown * (height - 16))
    }
    context.stroke()
  }, [])

  return (
    <figure className="growth">
      <canvas
        ref={canvas}
        width={320}
        height={80}
        role="img"
        aria-label={`${name} grows fast at first, and slower later`}
      />
      <figcaption>Growth in five years</figcaption>
    </figure>
  )
}
