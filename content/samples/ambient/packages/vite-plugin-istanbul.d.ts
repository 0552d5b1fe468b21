/** What `vite-plugin-istanbul` 7 exports, without the options of the generator. */
declare module 'vite-plugin-istanbul' {
  import type { Plugin } from 'vite'

  export interface IstanbulPluginOptions {
    include?: string | string[]
    exclude?: string | string[]
    extension?: string | string[]
    requireEnv?: boolean
    cypress?: boolean
    checkProd?: boolean
    forceBuildInstrument?: boolean
    cwd?: string
    nycrcPath?: string
  }

  export default function istanbulPlugin(
    options?: IstanbulPluginOptions,
  ): Plugin
}
