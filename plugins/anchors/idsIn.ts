/** In text, `<` is always escaped, so it only starts tags. */
const idInTag = /<[a-z][^<>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** The ids of all elements in a built page. */
export const idsIn = (html: string): string[] =>
  [...html.matchAll(idInTag)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
