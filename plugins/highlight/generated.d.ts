declare module '@generated/highlight/default/firstTest.json' {
  const sample: { html: string }
  export default sample
}
