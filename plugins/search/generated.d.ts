declare module '@generated/search/default/records.json' {
  const records: import('./rank').PageRecord[]
  export default records
}
