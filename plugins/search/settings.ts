import type { Credentials } from './hosted/hostedClient'
import type { LocalOptions } from './engine/localClient'

/** The plugin's global data, which every page has. */
export interface SearchSettings {
  local: LocalOptions
  /** Set if the environment has credentials for the hosted service. */
  hosted: Credentials | null
  indexName: string
}

/** The filters for every query, both local and hosted. */
export const facetFiltersOf = ({
  local: { language, tags },
}: SearchSettings): (string | string[])[] => [
  `language:${language}`,
  tags.map((tag) => `docusaurus_tag:${tag}`),
]

/**
 * Reads the credentials for the hosted service. Without any, search uses the
 * local index.
 *
 * @throws if only one of the two is set
 */
export function readCredentials(
  env: Record<string, string | undefined>,
): Pick<SearchSettings, 'hosted' | 'indexName'> {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: apiKey } = env
  if (!appId !== !apiKey) {
    const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY']
    const [set, missing] = appId ? names : names.reverse()
    throw new Error(
      `Found: ${set} is set, but ${missing} isn't.\nAllowed: both for hosted search, or neither for the local index.\nFix: Set ${missing}, or unset ${set}.`,
    )
  }
  return {
    hosted: appId && apiKey ? { appId, apiKey } : null,
    indexName: env.ALGOLIA_INDEX_NAME || 'cypress_docs',
  }
}
