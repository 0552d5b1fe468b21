declare module '@generated/resilience/default/pages.json' {
  const pages: import('./likelyPages').ListedPage[]
  export default pages
}
