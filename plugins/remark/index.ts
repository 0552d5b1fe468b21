import pictures from './pictures'

/** What happens to each page's Markdown before the framework reads it. */
export default [pictures]
