import { readDescriptions, type Descriptions } from './descriptions'
import { readFacts, type Facts } from './facts'

/** The API of the cypress package: facts from its types, and our descriptions. */
export interface Api {
  facts: Facts
  descriptions: Descriptions
}

/** Reads the API. A check or a build does this once and passes it on. */
export const readApi = (root: string): Api => ({
  facts: readFacts(root),
  descriptions: readDescriptions(root),
})
