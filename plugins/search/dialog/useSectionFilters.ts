import { useLocation } from '@docusaurus/router'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import { navigation } from '../../../src/data/navigation'

/** The filter for the section of the site that the reader is in, if any. */
export function useSectionFilters(): string[] {
  const { pathname } = useLocation()
  const { withBaseUrl } = useBaseUrlUtils()
  return navigation.flatMap((item) =>
    'activeBasePath' in item &&
    item.activeBasePath &&
    pathname.startsWith(withBaseUrl(item.activeBasePath))
      ? [`hierarchy.lvl0:${item.label}`]
      : [],
  )
}
