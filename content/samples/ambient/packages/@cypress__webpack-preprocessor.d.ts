/** What `@cypress/webpack-preprocessor` 7 exports, with JavaScript's own promise. */
declare module '@cypress/webpack-preprocessor' {
  import type { Configuration } from 'webpack'

  interface PreprocessorOptions {
    webpackOptions?: Configuration
    watchOptions?: object
    typescript?: string
    additionalEntries?: string[]
  }

  const preprocessor: {
    (
      options?: PreprocessorOptions,
    ): (file: Cypress.FileObject) => Promise<string>
    defaultOptions: Omit<PreprocessorOptions, 'additionalEntries'>
  }
  export default preprocessor
}
