import { type ReactNode, useInsertionEffect } from 'react'
import { addStyles } from '../../../lib/addStyles'
import Controls, { type ControlsProps } from './Controls'
import { css as controlStyles } from './controlStyles'
import Log from './Log'
import { css as logStyles } from './logStyles'

export interface DetailsProps extends ControlsProps {
  onPreview: (line?: number) => void
}

/** Everything but the page: the part of the player that loads with the recording. */
export default function Details({
  onPreview,
  ...props
}: DetailsProps): ReactNode {
  useInsertionEffect(() => addStyles(controlStyles + logStyles), [])
  return (
    <>
      <Controls {...props} />
      <Log
        lines={props.recording.lines}
        position={props.position}
        onSelect={props.onSelect}
        onPreview={onPreview}
      />
    </>
  )
}
