/** `chai-sorted` 0.2 is a Chai plugin without types. */
declare module 'chai-sorted' {
  const plugin: (chai: any, utils: any) => void
  export default plugin
}
