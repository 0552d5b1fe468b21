/** What Fernhill's configuration imports from the package, which only helps editors. */
export const defineConfig = <Config>(config: Config): Config => config
