/** `chai-sorted` 0.2 publishes a plugin of Chai without types. */
declare module 'chai-sorted' {
  const plugin: (chai: any, utils: any) => void
  export default plugin
}
