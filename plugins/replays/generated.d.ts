declare module '@generated/replays/default/firstTest.json' {
  const props: { ids: string; log: string }
  export default props
}
