import { useEffect, useState } from 'react'
import { getCare } from '../../api/plants'
import type { Care as CareInfo, Plant } from '../../api/types'
import { CareTabs } from './CareTabs'

export function Care({ plant }: { plant: Plant }) {
  const [care, setCare] = useState<CareInfo>()

  useEffect(() => {
    // The page is useful without it, so a failure isn't worth a message.
    getCare(plant.id).then(setCare, () => {})
  }, [plant.id])

  if (!care) return null

  return (
    <section className="care">
      <h2>Care</h2>
      <dl>
        <dt>Light</dt>
        <dd>{care.light}</dd>
        <dt>Water</dt>
        <dd>{care.water}</dd>
        <dt>Repotting</dt>
        <dd>{care.repotting}</dd>
      </dl>
      <CareTabs
        texts={{
          Light: care.text.light,
          Water: care.text.water,
          Repotting: care.text.repotting,
        }}
      />
      <iframe title="Care video" src="/care/video" loading="lazy" />
    </section>
  )
}
