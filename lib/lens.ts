/*
 * Readers who use an older version choose it once. Pages then mark what's newer:
 * elements whose attribute `data-v` has the version that added or changed them.
 */

/** The key in `localStorage`. */
export const lensName = 'docs-version'

/** The parameter of an address that chooses a version: `?v=12.5`. */
export const lensParameter = 'v'

const numbersOf = (version: string) => version.split('.').map(Number)

/** Whether a version is newer than the one that the reader uses. */
export function isNewer(version: string, used: string): boolean {
  const ofUsed = numbersOf(used)
  const [difference = 0] = numbersOf(version)
    .map((number, at) => number - (ofUsed[at] ?? 0))
    .filter(Boolean)
  return difference > 0
}

/**
 * Marks what's newer than a version, with a style sheet, so that it also applies to
 * pages that are shown later. A script in the head calls this before the first
 * paint, so it can't use anything outside it.
 *
 * @param version up to three numbers, such as `12.5`, or null for no marks
 * @param major the major version that the site documents
 */
export function markNewer(version: string | null, major: number): void {
  const { dataset } = document.documentElement
  const sheet = ((window as { lens?: CSSStyleSheet }).lens ??=
    new CSSStyleSheet())
  if (version === null) {
    delete dataset.lens
    sheet.replaceSync('')
    return
  }
  dataset.lens = version
  const [own = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  // No release has had a minor version above 20, or a patch above 9.
  const newer: string[] = []
  for (let next = own + 1; next <= major; next++) newer.push(`^="${next}."`)
  for (let next = minor + 1; next < 30; next++) {
    newer.push(`="${own}.${next}"`, `^="${own}.${next}."`)
  }
  for (let next = patch + 1; next < 20; next++) {
    newer.push(`="${own}.${minor}.${next}"`)
  }
  const marked = `:is(${newer.map((test) => `[data-v${test}]`)})`
  const color = 'var(--color-warning)'
  sheet.replaceSync(
    `${marked}:not(tr){color:${color};background:var(--color-warning-soft)}` +
      `${marked}:not(tr)::before{content:"newer than ${version}: "}` +
      `tr${marked}>:first-child{box-shadow:inset 3px 0 ${color}}` +
      `:has(tr${marked}) .newer{display:inline}`,
  )
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets.push(sheet)
  }
}

/** A script for the head: applies the version in the address, or the stored one. */
export const lensScript = (major: number): string =>
  `try{let v=new URLSearchParams(location.search).get('${lensParameter}');try{/^\\d+(\\.\\d+){0,2}$/.test(v)?localStorage.setItem('${lensName}',v):v=localStorage.getItem('${lensName}')}catch{}/^\\d+(\\.\\d+){0,2}$/.test(v)&&(${markNewer.toString()})(v,${major})}catch{}`
