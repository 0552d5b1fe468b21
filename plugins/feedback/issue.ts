/** What a report says. The names are those of the fields in GitHub's form. */
export interface Report {
  title: string
  /** The address of the page, or of one of its sections. */
  page: string
  problem?: string
  /** The version of Cypress that the page documents. */
  version?: string
  /** The address of the line that the section starts with. */
  source?: string
}

/**
 * The address of GitHub's form for a new issue, filled in. Nothing is sent before the
 * reader submits that form.
 *
 * @param editUrl where the page is edited, which also tells the repository
 */
export function issueUrl(editUrl: string, report: Report): string {
  const [repository = ''] = editUrl.split('/edit/')
  const fields = new URLSearchParams({ template: 'content.yml', ...report })
  // Allowed as they are, and then the page already has this address.
  const query = fields.toString().replace(/%2F/g, '/').replace(/%3A/g, ':')
  return `${repository}/issues/new?${query}`
}

/** Where GitHub shows the line, if it's known, and not the rendered Markdown. */
export const sourceUrl = (editUrl: string, line: number | undefined): string =>
  editUrl.replace('/edit/', '/blob/') + (line ? `?plain=1#L${line}` : '')

/** Where GitHub's editor opens, at the line if it's known. */
export const editUrlAt = (editUrl: string, line: number | undefined): string =>
  editUrl + (line ? `#L${line}` : '')
