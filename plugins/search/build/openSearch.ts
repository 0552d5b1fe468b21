import type { DocusaurusConfig } from '@docusaurus/types'
import { escapeHtml } from '../../../lib/escapeHtml'

/** The description of the site's search, relative to the base URL. */
export const openSearchFile = 'opensearch.xml'

/** Lets browsers search the site from their address bar, in the format OpenSearch. */
export function toOpenSearch({
  title,
  tagline,
  url,
  baseUrl,
}: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>): string {
  const home = escapeHtml(url + baseUrl)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 characters, so browsers don't cut it.
    '<ShortName>Cypress docs</ShortName>',
    `<LongName>${escapeHtml(title)}</LongName>`,
    `<Description>${escapeHtml(tagline)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="16" height="16">${home}favicon.ico</Image>`,
    `<Url type="text/html" template="${home}search?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${home}${openSearchFile}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
