import { storedSetting } from './storedSetting'

const name = 'docs-word-wrap'

/** Whether samples wrap long lines instead of scrolling. */
export const wordWrap = storedSetting(name, false)

/** Tells the styles of samples. */
export const showWordWrap = () =>
  document.documentElement.toggleAttribute('data-word-wrap', wordWrap.get())

/** A script for the head that does the same before the first paint. */
export const wordWrapScript = `try{localStorage.getItem('${name}')==='on'&&document.documentElement.setAttribute('data-word-wrap','')}catch(e){}`
