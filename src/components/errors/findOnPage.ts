import { findMessages, type Message } from './findMessages'

interface Described extends Message {
  title: string
}

/** Text without the link that copies the address of a heading. */
const textOf = (element: Element) =>
  [...element.childNodes]
    .filter((node) => !(node instanceof HTMLAnchorElement))
    .map(({ textContent }) => textContent)
    .join('')
    .trim()

/** The messages that the page describes: headings, and what quotes more of them. */
function readMessages(): Described[] {
  const messages: Described[] = []
  for (const heading of document.querySelectorAll('.markdown > h3[id]')) {
    const title = textOf(heading)
    const quotes = [title]
    for (
      let next = heading.nextElementSibling;
      next && !/^h[1-6]$/.test(next.localName);
      next = next.nextElementSibling
    ) {
      const codes = next.matches('.language-text')
        ? next.querySelectorAll('code')
        : next.querySelectorAll(':scope > li > code:first-child')
      for (const { textContent } of codes)
        quotes.push(...textContent.split('\n'))
    }
    messages.push({ id: heading.id, title, quotes })
  }
  return messages
}

/** The entries of the page for a pasted message, the best first. */
export const findOnPage = (pasted: string): Described[] =>
  findMessages(readMessages(), pasted)
