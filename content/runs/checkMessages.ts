import type { Problem } from '../../lib/problem'
import type { Link } from '../page/outline'
import { lineOf, routeOf, type Page } from '../page/page'
import { samplesOf, sectionOf, type Sample } from '../samples/samples'
import { isCommandLine } from './cases'

/** The pages that the messages are on. Paths start at the repository's root. */
export const messagePages = {
  /** Describes messages, one below each heading. */
  described: 'docs/guides/references/error-messages.mdx',
  /** Provokes those that no sample on that page provokes. */
  provoked: 'content/runs/messages.mdx',
  /** Lists those that can't be provoked, and why. */
  listed: 'docs/guides/references/samples.mdx',
}

const isWrong = ({ meta }: Sample) => meta.wrong && meta.norun === undefined

/** The messages on a page, with the samples that provoke them. */
function messagesOf(page: Page, isProvoking: (sample: Sample) => boolean) {
  const samples = samplesOf(page)
  return page.headings.flatMap((heading) => {
    const { message } = sectionOf(heading)
    const line = lineOf(heading.node)
    return message === undefined
      ? []
      : [
          {
            message,
            id: heading.id,
            line,
            provoked: samples.some(
              (sample) => sample.section?.line === line && isProvoking(sample),
            ),
          },
        ]
  })
}

/**
 * Finds messages that nothing provokes and that aren't on the list of those that
 * can't be provoked.
 *
 * @param described the page that describes messages
 * @param provoked the samples that provoke them
 * @param links of the page with the list
 */
export function checkMessages(
  described: Page,
  provoked: Page,
  links: readonly Link[],
): Problem[] {
  const messages = messagesOf(described, isWrong)
  const others = messagesOf(
    provoked,
    (sample) => isWrong(sample) || isCommandLine(sample),
  )
  const start = `${routeOf(described.file, undefined)}#`
  const listed = links
    .filter(({ url }) => url.startsWith(start))
    .map(({ url, line }) => ({ id: url.slice(start.length), line }))
  const texts = new Set(messages.map(({ message }) => message))
  const ids = new Set(messages.map(({ id }) => id))
  const isProvoked = ({ message, provoked: own }: (typeof messages)[number]) =>
    own || others.some((other) => other.provoked && other.message === message)
  const isListed = ({ id }: { id: string }) =>
    listed.some((link) => link.id === id)
  return [
    ...messages
      .filter((one) => !isProvoked(one) && !isListed(one))
      .map(({ message, id, line }) => ({
        file: described.file,
        line,
        message: `Nothing provokes "${message}". Add a sample that fails with it to ${provoked.file}, below the same heading, or if that's impossible, a link to #${id} to the list in ${messagePages.listed}.`,
      })),
    ...others
      .filter(({ message }) => !texts.has(message))
      .map(({ message, line }) => ({
        file: provoked.file,
        line,
        message: `${described.file} has no message "${message}". Copy the heading from there, or remove the section.`,
      })),
    ...listed
      .filter(({ id }) => !ids.has(id))
      .map(({ id, line }) => ({
        file: messagePages.listed,
        line,
        message: `${described.file} has no message "#${id}". Remove it from the list.`,
      })),
    ...listed
      .filter(({ id }) =>
        messages.some((one) => one.id === id && isProvoked(one)),
      )
      .map(({ id, line }) => ({
        file: messagePages.listed,
        line,
        message: `A sample provokes the message "#${id}". Remove it from the list of those that can't be provoked.`,
      })),
  ]
}
