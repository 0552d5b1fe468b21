import { readDescriptions, type Descriptions } from './descriptions'
import { readFacts, type Facts } from './facts'

/** All that is known of the cypress package: what its types say, and what people wrote. */
export interface Api {
  facts: Facts
  descriptions: Descriptions
}

/** Reads the API once, for a check or a build to pass on. */
export const readApi = (root: string): Api => ({
  facts: readFacts(root),
  descriptions: readDescriptions(root),
})
