import type { Problem } from '../../lib/problem'
import type { Page } from '../page/page'
import type { Site } from './site'
import { addresses } from './addresses'
import { assets } from './assets'
import { components } from './components'
import { dataTerms } from './dataTerms'
import { directives } from './directives'
import { drawings } from './drawings'
import { expressions } from './expressions'
import { fences } from './fences'
import { frontMatter } from './frontMatter'
import { headings } from './headings'
import { history } from './history'
import { images } from './images'
import { links } from './links'
import { linkTexts } from './linkTexts'
import { redirects } from './redirects'
import { routes } from './routes'
import { sameWords } from './sameWords'
import { searches } from './searches'
import { sections } from './sections'
import { terminology } from './terminology'
import { toDo } from './toDo'
import { twins } from './twins'

/** Rules that check one page at a time. */
export const pageRules: Record<
  string,
  (page: Page, documented: string) => Problem[]
> = {
  components,
  directives,
  expressions,
  fences,
  frontMatter,
  headings,
  history,
  images,
  linkTexts,
  sections,
  terminology,
  toDo,
  twins,
}

/** Rules that compare pages with each other and with other files. */
export const siteRules: Record<string, (site: Site) => Problem[]> = {
  addresses,
  assets,
  dataTerms,
  drawings,
  links,
  redirects,
  routes,
  sameWords,
  searches,
}
