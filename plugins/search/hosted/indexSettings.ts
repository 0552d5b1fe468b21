import type { IndexSettings, SynonymHit } from 'algoliasearch'

const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
  (level) => `hierarchy.${level}`,
)

/** How the hosted service reads and orders the records of `records.ts`. */
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
    ...headings.map((attribute) => `unordered(${attribute})`),
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

/** The site's synonyms in the hosted service's form. */
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
