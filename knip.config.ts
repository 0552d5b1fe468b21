import type { KnipConfig } from 'knip'
import manifest from './package.json'

const packages = Object.keys(manifest.devDependencies)

/** A page's imports: modules of the site, and packages in its samples. */
const importsOfPage = (text: string) =>
  [...text.matchAll(/^\s*(?:import|\}).*['"]([^'"\n]+)['"]/gm)]
    .filter(
      ([, name = '']) =>
        name.startsWith('@site/') ||
        packages.some((known) => `${name}/`.startsWith(`${known}/`)),
    )
    .map(([line, name]) =>
      name?.startsWith('@site/') ? line : `import '${name}'`,
    )
    .join('\n')

const config: KnipConfig = {
  // knip's Docusaurus plugin would call our plugins without a context.
  docusaurus: false,
  treatConfigHintsAsErrors: true,
  // Its configuration looks for a browser, or even installs one.
  playwright: { config: [], entry: 'tests/{e2e,engines}/*.spec.ts' },
  svelte: false,
  vue: false,
  compilers: { mdx: importsOfPage },
  entry: [
    'playwright.config.mts',
    'docusaurus.config.ts',
    'sidebars.ts',
    'docs/**/*.mdx',
    'src/pages/**/*.tsx',
    // Replacements of theme components.
    '{plugins/*,src}/theme/**/*.tsx',
    // Run by scripts/run.mjs.
    'scripts/audit.mjs',
    'content/commands/*.ts',
    'benchmarks/*/run.ts',
    'plugins/search/hosted/pushRecords.ts',
    // Global declarations for samples.
    'content/samples/ambient/**/*.d.ts',
    // Sites that tests build.
    'tests/fixtures/**/{docusaurus.config.ts,sidebars.ts,src/pages/*.tsx}',
    // Loaded by path.
    'content/runs/harness/*.ts',
    'benchmarks/search/browser/*.ts',
    'plugins/anchors/{followOldAnchors,openTarget}.ts',
    'plugins/feedback/onClick.ts',
    'plugins/highlight/noLanguages.ts',
    'plugins/imageZoom/watchRoutes.ts',
    'plugins/offline/{keepPages,retire,worker}.ts',
    'plugins/resilience/{announceRoute,PendingNavigation,prefetch,preloadOnFocus,repairFirstAddress,retryChunks}.{ts,tsx}',
    'plugins/search/afterOpening.ts',
    'plugins/sidebar/noRestore.ts',
    'plugins/speed/hoistStatics.ts',
    'plugins/speed/tslib.ts',
    'plugins/startup/start.ts',
    'plugins/takeAway/onCopy.ts',
    'src/components/changelog/ReleasesInHtml.tsx',
  ],
  project: [
    '*.{ts,mts,mjs}',
    '{benchmarks,content,docs,lib,plugins,scripts,src,tests}/**/*.{ts,tsx,mjs,mdx}',
    '!content/**/fixtures/**',
    '!content/runs/messages.mdx',
    '!content/commands/templates/**',
    '!tests/**/*.mdx',
  ],
  ignoreDependencies: [
    // Aliases of the framework and of plugins/startup.
    '@docusaurus/(ErrorBoundary|ExecutionEnvironment|Head|Link|Translate|router|use\\w+)',
    '@generated/.+',
    // The framework's own, for a replacement of one of its files.
    'react-router-dom',
    '@startup/site',
    '@theme(-init|-original)?/.+',
    // Peer dependencies of other Angular packages.
    '@angular/platform-browser(-dynamic)?',
    // Samples use them in `types` and `reference` instead of an import.
    '@types/google.accounts',
    // content/samples/ambient/packages re-exports them as `aws-amplify`.
    '@aws-amplify/(auth|core)',
    // Run from its folder by content/samples/typescript.ts.
    'typescript-native',
    // Run from its folder by benchmarks/search/peers.ts.
    'pagefind',
  ],
  ignoreBinaries: ['apt-get', 'Xvfb'],
}

export default config
