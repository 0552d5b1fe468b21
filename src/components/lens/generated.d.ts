/** From `plugins/versionLens`. */
declare module '@generated/versionLens/default/documented.json' {
  export const version: string
}
