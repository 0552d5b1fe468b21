/*
 * Readers who use an older version choose it once. Pages then mark what's newer:
 * elements whose attribute `data-v` has the version that added or changed them.
 */

/** The key in `localStorage`. */
export const lensName = 'docs-version'

const numbersOf = (version: string) => version.split('.').map(Number)

/** Whether a version is newer than the one that the reader uses. */
export function isNewer(version: string, used: string): boolean {
  const ofUsed = numbersOf(used)
  const [difference = 0] = numbersOf(version)
    .map((number, at) => number - (ofUsed[at] ?? 0))
    .filter(Boolean)
  return difference > 0
}

type Marking = Window & {
  /** The style sheet with the marks. */
  lens?: CSSStyleSheet
}

/**
 * Marks what's newer than a version, with a style sheet, so that it also applies to
 * pages that are shown later. A script in the head calls this before the first
 * paint, so it can't use anything outside it, and every byte is on every page.
 *
 * @param version up to three numbers, such as `12.5`
 */
function markNewer(version: string): void {
  document.documentElement.dataset.lens = version
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  // An id gives the rules a higher specificity than those of tables have.
  let marked = ':is(#_'
  // Minor versions have never gone above 20, nor patches above 9.
  for (let more = 1; more < 30; more++) {
    marked += `,[data-v^="${major + more}."],[data-v="${major}.${minor + more}"],[data-v^="${major}.${minor + more}."],[data-v="${major}.${minor}.${patch + more}"]`
  }
  marked += ')'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${marked}{color:var(--color-warning)}${marked}:not(tr)::before{content:"newer than ${version}: "}:has(tr${marked}) .newer{display:inline}`,
  )
  document.adoptedStyleSheets.push(((window as Marking).lens = sheet))
}

/** Marks what's newer than a version, or nothing. */
export function showNewer(version: string | undefined): void {
  const { lens } = window as Marking
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => sheet !== lens,
  )
  if (version) markNewer(version)
  else delete document.documentElement.dataset.lens
}

/** A script for the head: applies the version in the address, or the stored one. */
export const lensScript = `try{let version=new URLSearchParams(location.search).get('v'),valid=/^\\d+(\\.\\d+){0,2}$/;try{valid.test(version)?localStorage['${lensName}']=version:version=localStorage['${lensName}']}catch{}valid.test(version)&&(${markNewer.toString()})(version)}catch{}`
