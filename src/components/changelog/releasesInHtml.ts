/** Browsers find the releases in the page's HTML. */
export const releases = undefined
