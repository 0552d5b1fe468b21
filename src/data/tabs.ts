/**
 * Tab groups whose selection is remembered across pages, with the label of each
 * tab. `<Tabs groupId="os"><TabItem value="linux">` gets its label from here;
 * content/samples generates the groups `language` and `package-manager`.
 */
export const tabGroups = {
  language: { typescript: 'TypeScript', javascript: 'JavaScript' },
  'package-manager': { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' },
  'testing-type': { e2e: 'End-to-end', component: 'Component' },
  framework: {
    react: 'React',
    angular: 'Angular',
    vue: 'Vue',
    svelte: 'Svelte',
    next: 'Next.js',
  },
  bundler: { vite: 'Vite', webpack: 'webpack' },
  os: { macos: 'macOS', linux: 'Linux', windows: 'Windows' },
} satisfies Record<string, Record<string, string>>
