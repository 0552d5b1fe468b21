export interface Photo {
  file: File
  /** A data URL, to show it before it's uploaded. */
  url: string
}

const LIMIT = 5 * 1024 * 1024

/** Reads the photos a customer has chosen, or says what's wrong with one of them. */
export async function readPhotos(
  files: File[],
): Promise<{ photos: Photo[]; problem?: string }> {
  const photos: Photo[] = []

  for (const file of files) {
    if (file.size > LIMIT) {
      return { photos, problem: 'Photos can have at most 5 MB' }
    }
    if (!file.type.startsWith('image/')) {
      return { photos, problem: 'Photos only. Choose a picture, please' }
    }
    if (!(await isReadable(file))) {
      return { photos, problem: `${file.name} could not be read` }
    }
    photos.push({ file, url: await toUrl(file) })
  }

  return { photos }
}

/** Browsers show the upper part of a JPEG that ends too early. We want all of it. */
async function isReadable(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  if (isJpeg && (bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9)) return false

  try {
    const image = await createImageBitmap(file)
    image.close()
    return true
  } catch {
    return false
  }
}

function toUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('not readable'))
    reader.readAsDataURL(file)
  })
}
