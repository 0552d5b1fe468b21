/** Pages on their way, because all lists of a page ask for it at the same time. */
const loading = new Map<string, Promise<Document>>()

/** `fetch` can't parse HTML, and the security policy forbids `DOMParser`. */
const load = (path: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    const fail = () => reject(new Error(`Loading ${path} failed`))
    request.addEventListener('error', fail)
    request.addEventListener('load', () => {
      const page = request.responseXML
      if (request.status === 200 && page) resolve(page)
      else fail()
    })
    request.open('GET', path)
    request.send()
  })

/**
 * The releases of a major version in the HTML of a page.
 *
 * @throws {Error} if the page can't be loaded, or has no such list
 */
export async function findList(
  path: string,
  major: number,
): Promise<ChildNode[]> {
  const page =
    loading.get(path) ?? load(path).finally(() => loading.delete(path))
  loading.set(path, page)
  const list = (await page).querySelector(`[data-major="${major}"]`)
  if (!list) throw new Error(`${path} has no list of Cypress ${major}`)
  return [...document.importNode(list, true).childNodes]
}
