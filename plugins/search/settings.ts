import type { Credentials } from './hosted/hostedClient'
import type { LocalOptions } from './engine/localClient'

/** What the browser knows of search from the first: the plugin's global data. */
export interface SearchSettings {
  local: LocalOptions
  /** Set where the environment has credentials of the hosted service. */
  hosted: Credentials | null
  indexName: string
}

/** Facets to which every query is restricted, locally and hosted. */
export const facetFiltersOf = ({
  local: { language, tags },
}: SearchSettings): (string | string[])[] => [
  `language:${language}`,
  tags.map((tag) => `docusaurus_tag:${tag}`),
]

/**
 * Credentials of the hosted service; none of them means the local index, some
 * of them is a mistake.
 */
export function readCredentials(
  env: Record<string, string | undefined>,
): Pick<SearchSettings, 'hosted' | 'indexName'> {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey } = env
  if (!appId !== !apiKey) {
    throw new Error(
      `Hosted search needs ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY, and only ${appId ? 'ALGOLIA_APP_ID' : 'ALGOLIA_SEARCH_KEY'} is set. Set both, or none to search the local index.`,
    )
  }
  return {
    hosted: appId && apiKey ? { appId, apiKey } : null,
    indexName: env.ALGOLIA_INDEX_NAME || 'cypress_docs',
  }
}
