import { copyToClipboard } from '../../lib/copyToClipboard'
import { createElement } from '../../lib/createElement'
import { openPopup } from '../../lib/popup'
import { fileOf, findSpec, nameOf, type Spec, specsFile } from './specs'

const hrefOf = (selector: string) =>
  document.querySelector<HTMLLinkElement>(selector)?.href ?? location.href

/** A file of the site, by its path below the base URL. */
async function load(file: string): Promise<Response> {
  const response = await fetch(new URL(file, hrefOf('link[rel=manifest]')))
  if (response.ok) return response
  throw new Error(`${file}: ${response.status}`)
}

async function loadSpecs(address: string): Promise<Spec[]> {
  const { pathname } = new URL('.', hrefOf('link[rel=manifest]'))
  const route = new URL(address).pathname.slice(pathname.length)
  const response = await load(specsFile(route))
  return response.json() as Promise<Spec[]>
}

/** The id of the last heading above an element. */
const sectionOf = (element: Element) =>
  [...document.querySelectorAll('.markdown :is(h2, h3, h4, h5, h6)[id]')]
    .filter(
      (heading) =>
        heading.compareDocumentPosition(element) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    )
    .at(-1)?.id ?? ''

const label = 'Take this sample with you'

/**
 * Offers a sample that ran as a whole spec, or as a project with that spec.
 *
 * @param button where its code was copied
 * @param code what was copied
 */
export async function offerSpec(button: Element, code: string): Promise<void> {
  const address = hrefOf('link[rel=canonical]')
  const status = createElement('p', { role: 'status' })
  const action = (textContent: string, onclick: () => void) =>
    createElement('button', {
      type: 'button',
      className: 'clean-btn',
      textContent,
      onclick,
    })
  const say = async (run: () => Promise<string>, failure: string) => {
    status.textContent = 'Loading…'
    status.textContent = await run().catch(() => failure)
  }
  let specs: Spec[]
  try {
    specs = await loadSpecs(address)
  } catch {
    status.textContent =
      "Could not check whether there's a whole spec of this sample. Check your connection."
    const retry = action('Try again', () => void offerSpec(button, code))
    openPopup(button, [status, retry], label)
    return
  }
  const spec = findSpec(specs, code, sectionOf(button))
  if (!spec) return
  const name = nameOf(address, spec)
  const text = fileOf(address, spec)
  const copy = action('Copy as a whole spec', () =>
    say(async () => {
      if (!(await copyToClipboard(text))) throw new Error('Not copied')
      return `Copied. Save it as cypress/e2e/${name} in Fernhill.`
    }, 'Could not copy.'),
  )
  const download = action('Download a project with it', () =>
    say(async () => {
      const [archive, { addSpec }] = await Promise.all([
        load('fernhill.zip').then((response) => response.arrayBuffer()),
        import('./project'),
      ])
      const project = addSpec(new Uint8Array(archive), name, text)
      const href = URL.createObjectURL(new Blob([project]))
      const file = name.replace(/\.cy\..*/, '.zip')
      createElement('a', { href, download: file }).click()
      URL.revokeObjectURL(href)
      return `Unzip ${file}. In its folder, run npm install and npm start, and in another terminal npx cypress run --spec cypress/e2e/${name}.`
    }, 'Could not download the project. Check your connection, and try again.'),
  )
  status.textContent = 'This sample ran in Cypress as a whole spec.'
  openPopup(button, [status, copy, download], label)
}
