import { openIndex } from '../../plugins/search/fixtures/openIndex'
import { readCorpus } from './corpus'
import { type Question, readQuestions } from './questions'

/** How many questions were asked, and answered first or among five. */
interface Score {
  asked: number
  first: number
  five: number
}

/** Rates the answers by kind, and all together as "all". */
export function rate(
  questions: readonly Question[],
  answers: readonly (readonly string[])[],
): Map<string, Score> {
  const scores = new Map<string, Score>()
  questions.forEach(({ kind, pages }, at) => {
    const place = answers[at]?.findIndex((page) => pages.includes(page)) ?? -1
    for (const key of ['all', kind]) {
      const score = scores.get(key) ?? { asked: 0, first: 0, five: 0 }
      score.asked += 1
      if (place === 0) score.first += 1
      if (place >= 0 && place < 5) score.five += 1
      scores.set(key, score)
    }
  })
  return scores
}

const percent = (count: number, of: number) =>
  `${((100 * count) / of).toFixed(1)} %`.padStart(9)

/**
 * Prints how well search answers a set of questions: `tune` is for trying out
 * changes, `choose` for deciding between them, and `final` only for the result. It
 * becomes `earlier` once a new one has been run. Their authors hadn't read the site's
 * headings, and fixed the fair answers before anybody saw results.
 */
export async function printSet(name: string): Promise<void> {
  const questions = readQuestions(`sets/${name}.tsv`)
  const { engine, find } = await openIndex(await readCorpus())
  await engine.loadTerms()
  const answers: string[][] = []
  for (const { query } of questions) answers.push(await find(query))
  console.log(`\n${name.padEnd(16)}  asked    first   in five`)
  for (const [kind, { asked, first, five }] of rate(questions, answers)) {
    console.log(
      `${kind.padEnd(16)}${String(asked).padStart(7)}${percent(first, asked)}${percent(five, asked)}`,
    )
  }
}
