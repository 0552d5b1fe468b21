import { addStyles } from '../../lib/addStyles'
import { createElement } from '../../lib/createElement'
import { openPopup } from '../../lib/popup'
import { editUrlAt, issueUrl, sourceUrl } from './issue'
import { linesFile, type SourceLines } from './lines'
import { css } from './styles'

/** What's known about the page that's shown. */
interface Shown {
  /** The published address. */
  address: string
  title: string
  editUrl: string
  source: Partial<SourceLines>
}

async function readShown(): Promise<Shown> {
  const find = <Kind extends Element>(selector: string) =>
    document.querySelector<Kind>(selector)
  const id = find<HTMLElement>('[data-helpful]')?.dataset.helpful ?? ''
  const base = find<HTMLLinkElement>('link[rel=manifest]')?.href
  // The development server has no lines.
  const source = await fetch(new URL(linesFile(id), base))
    .then((response): Promise<SourceLines> => response.json())
    .catch(() => ({}))
  return {
    address:
      find<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
    title: find('h1')?.textContent ?? document.title,
    editUrl: find<HTMLAnchorElement>('.theme-edit-this-page')?.href ?? '',
    source,
  }
}

/** The text of a heading, without the link that's in it. */
const textOf = (heading: Element) =>
  [...heading.childNodes]
    .filter((node) => !(node instanceof HTMLAnchorElement))
    .map((node) => node.textContent)
    .join('')
    .trim()

/** The issue about a section, or about the whole page if it has no id. */
function reportOn(
  { address, title, editUrl, source }: Shown,
  { id, verdict, text }: { id: string; verdict: string; text?: string },
): string {
  const heading = id && document.getElementById(id)
  return issueUrl(editUrl, {
    title: `${verdict}: ${title}${heading ? `, ${textOf(heading)}` : ''}`,
    page: id ? `${address}#${id}` : address,
    ...(text && { problem: text }),
    ...(source.version && { version: source.version }),
    source: sourceUrl(editUrl, source.lines?.[id]),
  })
}

/** A link to another site. */
const linkTo = (href: string, text: string) =>
  createElement('a', { href, target: '_blank', rel: 'noopener' }, text)

addStyles(css)

/** Copies the address of a section, and offers to edit it or to report a problem. */
export async function showMenu(link: HTMLAnchorElement): Promise<void> {
  const outcome = createElement('p', { role: 'status' })
  const box = openPopup(link, [outcome])
  outcome.textContent = await navigator.clipboard.writeText(link.href).then(
    () => 'Link copied',
    () => 'Could not copy the link',
  )
  const shown = await readShown()
  const id = decodeURIComponent(link.hash.slice(1))
  const edit = linkTo(
    editUrlAt(shown.editUrl, shown.source.lines?.[id]),
    'Edit this section',
  )
  box.append(
    edit,
    linkTo(reportOn(shown, { id, verdict: 'Problem' }), 'Report a problem'),
  )
  // Escape leads back to where the focus was.
  edit.focus({ preventScroll: true })
}

/** Asks which section helped or didn't, and why. */
export async function askWhatHelped(link: HTMLAnchorElement): Promise<void> {
  const question = link.parentElement
  if (!question) return
  const isYes = link.textContent === 'Yes'
  const verdict = isYes ? 'Helpful' : 'Not helpful'
  const shown = await readShown()
  const section = createElement(
    'select',
    {},
    createElement('option', { value: '' }, 'The whole page'),
    ...[...document.querySelectorAll('.markdown :is(h2, h3)[id]')].map(
      (heading) =>
        createElement('option', { value: heading.id }, textOf(heading)),
    ),
  )
  section.value = decodeURIComponent(location.hash.slice(1))
  // The hash may be that of something else.
  if (section.selectedIndex < 0) section.selectedIndex = 0
  const text = createElement('textarea', { rows: 3 })
  const go = linkTo('', 'Continue on GitHub')
  go.className = 'button button--primary'
  const update = () => {
    go.href = reportOn(shown, {
      id: section.value,
      verdict,
      text: text.value.trim(),
    })
  }
  const form = createElement(
    'div',
    { className: 'helpful-form', role: 'group', ariaLabel: 'Your answer' },
    createElement('label', {}, 'Which part?', section),
    createElement(
      'label',
      {},
      isYes ? 'What helped?' : "What's wrong or missing?",
      text,
    ),
    createElement(
      'p',
      {},
      'GitHub shows you a form with your answer, the address of the page, its version, and its source. Nothing is sent until you submit it.',
    ),
    go,
  )
  form.addEventListener('input', update)
  update()
  document.querySelector('.helpful-form')?.remove()
  question.after(form)
  section.focus()
}
