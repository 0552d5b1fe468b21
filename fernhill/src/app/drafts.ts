/**
 * Photos of a review that hasn't been sent yet. They're too large for local storage, which
 * keeps the text.
 */
const STORE = 'drafts'

const database = new Promise<IDBDatabase>((resolve, reject) => {
  const opening = indexedDB.open('fernhill', 1)

  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  opening.onsuccess = () => {
    // Lets a test delete the database while the page is open.
    opening.result.onversionchange = () => opening.result.close()
    resolve(opening.result)
  }
  opening.onerror = () => reject(opening.error ?? new Error('no database'))
})

// Without a database, drafts just aren't kept.
database.catch(() => {})

export async function savePhotos(plantId: number, photos: File[]) {
  try {
    const store = (await database)
      .transaction(STORE, 'readwrite')
      .objectStore(STORE)

    if (photos.length > 0) store.put(photos, plantId)
    else store.delete(plantId)
  } catch {
    // See above.
  }
}
