import type { KnipConfig } from 'knip'
import manifest from './package.json'

const packages = Object.keys(manifest.devDependencies)

/** What a page imports: modules of the site, and packages in its samples. */
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
  // knip's own reader of the configuration calls plugins without a context.
  docusaurus: false,
  treatConfigHintsAsErrors: true,
  svelte: false,
  vue: false,
  compilers: { mdx: importsOfPage },
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    'docs/**/*.mdx',
    'src/pages/**/*.tsx',
    // What the site puts in place of components of the theme.
    '{plugins/*,src}/theme/**/*.tsx',
    // What scripts/run.mjs runs.
    'scripts/audit.mjs',
    'content/commands/*.ts',
    'benchmarks/*/run.ts',
    'plugins/search/hosted/pushRecords.ts',
    // What samples may assume.
    'content/samples/ambient/**/*.d.ts',
    // The sites of tests.
    'tests/fixtures/**/{docusaurus.config.ts,sidebars.ts,src/pages/*.tsx}',
    // What others name by its path.
    'benchmarks/search/browser/*.ts',
    'content/samples/sandbox/worker.ts',
    'plugins/anchors/{followOldAnchors,openTarget}.ts',
    'plugins/highlight/noLanguages.ts',
    'plugins/imageZoom/watchRoutes.ts',
    'plugins/offline/{keepPages,retire,worker}.ts',
    'plugins/resilience/{announceRoute,prefetch,preloadOnFocus,repairFirstAddress,retryChunks}.ts',
    'plugins/shell/showActiveItem.ts',
    'plugins/speed/tslib.ts',
    'plugins/startup/start.ts',
  ],
  project: [
    '*.{ts,mts,mjs}',
    '{benchmarks,content,docs,lib,plugins,scripts,src,tests}/**/*.{ts,tsx,mjs,mdx}',
    '!content/**/fixtures/**',
    '!content/commands/templates/**',
    '!tests/**/*.mdx',
  ],
  ignoreDependencies: [
    // Aliases of the framework, and one of plugins/startup.
    '@docusaurus/(ErrorBoundary|ExecutionEnvironment|Head|Link|Translate|router|use\\w+)',
    '@generated/.+',
    '@startup/site',
    '@theme(-init|-original)?/.+',
    // What other packages of Angular need beside them.
    '@angular/platform-browser(-dynamic)?',
    // What samples name where no `import` stands: `types` and `reference`.
    '@testing-library/cypress',
    '@types/google.accounts',
    // What content/samples/ambient/packages passes on as `aws-amplify`.
    '@aws-amplify/(auth|core)',
    // Loaded by name where samples run (content/samples/sandbox/runner.ts).
    'blob-util',
    'bluebird',
    'buffer',
    'chai',
    'chai-jquery',
    'jquery',
    'lodash',
    'minimatch',
    'sinon',
    'sinon-chai',
    // Run from its folder: content/samples/typescript.ts.
    'typescript-native',
    // Run from its folder: benchmarks/search/peers.ts.
    'pagefind',
  ],
  ignoreBinaries: ['apt-get'],
}

export default config
