/** The parts of `@cypress/webpack-batteries-included-preprocessor` 4 that samples use. */
declare module '@cypress/webpack-batteries-included-preprocessor' {
  interface Rule {
    test: RegExp
    exclude: RegExp[]
    loader: string
  }

  const preprocessor: {
    (options?: {
      typescript?: string | boolean
      webpackOptions?: any
    }): (file: Cypress.FileObject) => Promise<string>
    defaultOptions: {
      webpackOptions: {
        mode: string
        module: { rules: Rule[] }
        resolve: {
          extensions: string[]
          fallback: Record<string, string | boolean>
        }
      }
      watchOptions: object
    }
    getFullWebpackOptions(filePath?: string, typescript?: string | boolean): any
  }
  export default preprocessor
}
