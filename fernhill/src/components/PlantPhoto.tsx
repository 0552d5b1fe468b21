import { useState } from 'react'
import type { Plant } from '../api/types'
import { toSlug } from '../app/format'
import { findPhoto, keepPhoto } from '../app/photos'

/** The picture of a plant, also without a connection if it has been shown before. */
export function PlantPhoto({ plant }: { plant: Plant }) {
  const original = plant.photo ?? `/img/${toSlug(plant.name)}.jpg`
  const [kept, setKept] = useState<string>()

  return (
    <img
      className="photo"
      src={kept ?? original}
      alt={plant.name}
      width={480}
      height={480}
      onLoad={(event) => void keepPhoto(event.currentTarget)}
      onError={() => {
        if (!kept) void findPhoto(original).then(setKept, () => {})
      }}
    />
  )
}
