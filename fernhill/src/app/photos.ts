/**
 * Keeps the pictures of plants, so that they're still there when the connection is gone.
 * The pixels come from the page, which saves a second download.
 */
export async function keepPhoto(image: HTMLImageElement) {
  if (!('caches' in window) || image.src.startsWith('data:')) return

  try {
    const cache = await caches.open('plant-images')
    if (await cache.match(image.src)) return

    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    canvas.toBlob((blob) => {
      if (blob) void cache.put(image.src, new Response(blob)).catch(() => {})
    }, 'image/jpeg')
  } catch {
    // The cache is a convenience, and a full disk is no reason to fail.
  }
}

/** The address of the kept picture, for an image that couldn't be loaded. */
export async function findPhoto(src: string): Promise<string | undefined> {
  if (!('caches' in window)) return undefined

  const response = await caches.match(src)

  return response && URL.createObjectURL(await response.blob())
}
