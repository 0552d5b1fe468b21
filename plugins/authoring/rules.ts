import type { Problem } from '../problem'
import type { Page } from './page'
import type { Site } from './site'
import { assets } from './rules/assets'
import { components } from './rules/components'
import { dataTerms } from './rules/dataTerms'
import { directives } from './rules/directives'
import { drawings } from './rules/drawings'
import { expressions } from './rules/expressions'
import { fences } from './rules/fences'
import { frontMatter } from './rules/frontMatter'
import { headings } from './rules/headings'
import { history } from './rules/history'
import { images } from './rules/images'
import { links } from './rules/links'
import { linkTexts } from './rules/linkTexts'
import { routes } from './rules/routes'
import { sameWords } from './rules/sameWords'
import { sections } from './rules/sections'
import { terminology } from './rules/terminology'
import { toDo } from './rules/toDo'

/** Rules that look at one page at a time. */
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
}

/** Rules that compare pages with each other and with what is beside them. */
export const siteRules: Record<string, (site: Site) => Problem[]> = {
  assets,
  dataTerms,
  drawings,
  links,
  routes,
  sameWords,
}
