import type { IndexSettings, SynonymHit } from 'algoliasearch'
import { levels } from '../hits'

/** How the hosted service searches and ranks the records from `records.ts`. */
export const hostedSettings = {
  attributesForFaceting: [
    'type',
    'language',
    'lang',
    'docusaurus_tag',
    'hierarchy.lvl0',
  ],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  searchableAttributes: [
    ...levels.map((level) => `unordered(hierarchy.${level})`),
    'unordered(searches)',
    'unordered(content)',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: [
    'desc(weight.pageRank)',
    'desc(weight.level)',
    'asc(weight.position)',
  ],
  ranking: [
    'words',
    'filters',
    'typo',
    'attribute',
    'proximity',
    'exact',
    'custom',
  ],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '_',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
} satisfies IndexSettings

const idOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Converts the site's synonyms to the format of the hosted service. */
export function toHostedSynonyms(
  otherNames: Readonly<Record<string, readonly string[]>>,
  sameWords: readonly (readonly string[])[],
): SynonymHit[] {
  const meanings = new Map<string, string[]>()
  for (const [name, phrases] of Object.entries(otherNames)) {
    for (const phrase of phrases) {
      meanings.set(phrase, [...(meanings.get(phrase) ?? []), name])
    }
  }
  return [
    ...[...meanings].map(([input, synonyms]): SynonymHit => ({
      objectID: `other-name-${idOf(input)}`,
      type: 'oneWaySynonym',
      input,
      synonyms,
    })),
    ...sameWords.map((synonyms): SynonymHit => ({
      objectID: `same-words-${idOf(synonyms.join(' '))}`,
      type: 'synonym',
      synonyms: [...synonyms],
    })),
  ]
}
