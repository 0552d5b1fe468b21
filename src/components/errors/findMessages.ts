/** A message that the page describes. */
export interface Message {
  /** Of the heading that quotes it. */
  id: string
  /** The heading, and everything else below it that quotes a message. */
  quotes: readonly string[]
}

/** Colors and other commands for terminals. */

const ansi = /\u001b\[[\d;?]*[a-z]/gi

/** Lines that say where something happened, not what. */
const frame = /^\s*at .+:\d+/

/** The words of a message, without what differs from one reader to the next. */
function wordsOf(message: string): string[] {
  const text = message
    .replace(ansi, '')
    .split('\n')
    .filter((line) => !frame.test(line))
    .join(' ')
    .replace(/https?:\/\/\S+/g, ' ')
  return (
    text.toLowerCase().match(/[\p{Letter}_$]+(?:['’][\p{Letter}]+)?/gu) ?? []
  ).filter((word) => word !== 'ms')
}

/** How much of a quote has to be in the text, or the other way round. */
const least = 0.7

/** Pairs of words that are enough to recognize a part of a quote. */
const fewest = 2

/** Headings have the words that tell a message from all others. */
const headingFactor = 3

const pairsOf = (words: readonly string[]) =>
  words.length > 1
    ? words.slice(1).map((word, index) => `${words[index]} ${word}`)
    : [...words]

/**
 * The messages that a pasted text contains, the best match first. Pairs of words
 * count more the fewer messages have them.
 */
export function findMessages<Known extends Message>(
  messages: readonly Known[],
  pasted: string,
): Known[] {
  const quotes = messages.flatMap((message) =>
    message.quotes.map((quote, index) => ({
      message,
      // `…` stands for anything.
      pairs: quote.split('…').flatMap((part) => pairsOf(wordsOf(part))),
      factor: index ? 1 : headingFactor,
    })),
  )
  const owners = new Map<string, Set<string>>()
  for (const { message, pairs } of quotes) {
    for (const pair of pairs) {
      owners.set(pair, (owners.get(pair) ?? new Set()).add(message.id))
    }
  }
  const weightOf = (pair: string) => 1 / (owners.get(pair)?.size ?? 1)
  const sum = (pairs: readonly string[]) =>
    pairs.reduce((total, pair) => total + weightOf(pair), 0)
  const typed = new Set(pairsOf(wordsOf(pasted)))
  const allTyped = typed.size < fewest ? Infinity : sum([...typed])
  const best = new Map<Known, number>()
  for (const { message, pairs, factor } of quotes) {
    const all = sum(pairs)
    const shared = sum(pairs.filter((pair) => typed.has(pair)))
    // All of the quote in the text, or a part of the quote and nothing else.
    if (!all || shared / Math.min(all, allTyped) < least) continue
    const score = (factor * shared * shared) / all
    best.set(message, Math.max(best.get(message) ?? 0, score))
  }
  return [...best]
    .sort(([, one], [, other]) => other - one)
    .map(([message]) => message)
}
