import { useEffect, useState } from 'react'
import { useTitle } from '../app/hooks'

interface NavigatorWithHints extends Navigator {
  userAgentData?: {
    getHighEntropyValues(
      names: 'architecture'[],
    ): Promise<{ architecture?: string }>
  }
}

/** Offers the printer's software for the processor of this computer. */
export function LabelPrinterPage() {
  useTitle('Label printer')

  const [isArm, setIsArm] = useState(false)

  useEffect(() => {
    void (navigator as NavigatorWithHints).userAgentData
      ?.getHighEntropyValues(['architecture'])
      .then(({ architecture }) => setIsArm(architecture === 'arm'))
  }, [])

  return (
    <div className="narrow">
      <h1>Label printer</h1>
      <p>Print the labels of your orders yourself.</p>
      <a
        className="button primary"
        href={`/downloads/label-printer-${isArm ? 'arm' : 'intel'}.dmg`}
      >
        Download
      </a>
    </div>
  )
}
