import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Recording } from '../../../lib/recording'

/** Hands a recording over to the process that started the application. */
export function saveRecording({
  id,
  recording,
}: {
  id: string
  recording: Recording
}): null {
  const folder = process.env.RECORDINGS
  if (folder)
    writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(recording))
  return null
}
