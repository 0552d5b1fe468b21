/** The parts of ESLint 9's `eslint/config` that samples use. */
declare module 'eslint/config' {
  export interface Config {
    name?: string
    files?: (string | string[])[]
    ignores?: string[]
    plugins?: Record<string, object>
    rules?: Record<string, unknown>
    languageOptions?: object
  }

  interface Extending extends Config {
    extends?: Nested[]
  }

  type Nested = Extending | Nested[]

  export function defineConfig(...configs: Nested[]): Config[]
  export function globalIgnores(patterns: string[], name?: string): Config
}
