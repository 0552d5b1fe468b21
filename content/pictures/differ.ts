import type { Page } from '@playwright/test'

/** The share of pixels that may differ, for durations and the like. */
const mostDifferent = 0.004

/** How far a channel of a pixel may be from the other's, of 255. */
const tolerance = 40

/** Whether two pictures of the same size show something else. */
export async function differ(
  judge: Page,
  one: Buffer,
  other: Buffer,
): Promise<boolean> {
  const share = await judge.evaluate(
    async ([sources, tolerance]) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const blob = await (await fetch(source)).blob()
          const bitmap = await createImageBitmap(blob)
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      if (a?.length !== b?.length || !a || !b) return 1
      let different = 0
      for (let index = 0; index < a.length; index += 4) {
        const isFar = [0, 1, 2].some(
          (channel) =>
            Math.abs((a[index + channel] ?? 0) - (b[index + channel] ?? 0)) >
            tolerance,
        )
        if (isFar) different += 1
      }
      return different / (a.length / 4)
    },
    [
      [one, other].map(
        (file) => `data:image/webp;base64,${file.toString('base64')}`,
      ),
      tolerance,
    ] as const,
  )
  return share > mostDifferent
}
