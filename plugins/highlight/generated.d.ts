declare module '@generated/highlight/default/firstTest.json' {
  const sample: { html: string }
  export default sample
}

declare module '@generated/highlight/default/install.json' {
  const samples: { manager: string; html: string }[]
  export default samples
}
