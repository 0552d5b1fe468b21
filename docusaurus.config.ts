import type { Config } from '@docusaurus/types'
import type { Options, ThemeConfig } from '@docusaurus/preset-classic'
import remarkPlugins from './content/remark'
import { parseFrontMatter } from './content/runs/frontMatter'
import { gitDates } from './lib/gitDates'
import { readFlag } from './lib/readFlag'
import analytics from './plugins/analytics'
import anatomy from './plugins/anatomy'
import anchors from './plugins/anchors'
import authoring from './plugins/authoring'
import bundling from './plugins/bundling'
import apiIndex from './plugins/apiIndex'
import changelog from './plugins/changelog'
import composers from './plugins/composers'
import feedback from './plugins/feedback'
import fernhill from './plugins/fernhill'
import highlight from './plugins/highlight'
import highlightSamples from './plugins/highlight/rehype'
import hosting from './plugins/hosting'
import imageZoom from './plugins/imageZoom'
import markdown from './plugins/markdown'
import replays from './plugins/replays'
import metadata from './plugins/metadata'
import navigation from './plugins/navigation'
import { sidebarItemsGenerator } from './plugins/navigation/sidebarItems'
import offline from './plugins/offline'
import resilience from './plugins/resilience'
import search from './plugins/search'
import shell from './plugins/shell'
import sidebar from './plugins/sidebar'
import speed from './plugins/speed'
import slimToc from './plugins/speed/slimToc'
import startup from './plugins/startup'
import takeAway from './plugins/takeAway'
import versionLens from './plugins/versionLens'
import { announcement } from './src/data/announcement'
import { copyright, footerColumns } from './src/data/footer'
import { navigation as navbarItems } from './src/data/navigation'
import { redirects } from './src/data/redirects'
import { shortLinks } from './src/data/shortLinks'

const repository = 'https://github.com/cypress-io/cypress-documentation'

const baseUrl = process.env.DOCS_BASE_URL ?? '/'

const config: Config = {
  title: 'Cypress Documentation',
  titleDelimiter: '|',
  tagline:
    'Testing that is fast, easy and reliable for anything that runs in a browser',
  url: process.env.DOCS_URL ?? 'https://docs.cypress.io',
  baseUrl,
  noIndex: readFlag('DOCS_NOINDEX'),
  favicon: 'img/favicon.svg',

  // A page is written to x/index.html and linked as /x. Hosts serve it at /x, /x/,
  // and /x/index.html, and plugins/resilience redirects /x.html.
  trailingSlash: undefined,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
  },

  i18n: { defaultLocale: 'en', locales: ['en'] },

  future: {
    v4: true,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // It only saves two seconds, and a warm cache changes the runtime's hash, so
      // two builds of the same sources would differ.
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
    },
    experimental_vcs: gitDates(),
  },
  // v4 would append a hash to storage keys, but readers have saved their choices
  // under the keys without one.
  storage: { type: 'localStorage', namespace: false },

  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator,
          editUrl: `${repository}/edit/main/`,
          breadcrumbs: true,
          showLastUpdateTime: true,
          beforeDefaultRemarkPlugins: remarkPlugins,
          rehypePlugins: [[highlightSamples, { baseUrl }], slimToc],
        },
        theme: { customCss: ['./src/css/tokens.css', './src/css/site.css'] },
        sitemap: {
          ignorePatterns: ['/search', '/offline', '/partials/**'],
          lastmod: 'date',
        },
      } satisfies Options,
    ],
  ],

  plugins: [
    // These run in browsers, in this order: scripts in the head, scripts in the
    // bundle's entry, client modules, and style sheets, which cascade.

    // First in the head: no script may run before its policy is in place.
    hosting({ redirects, shortLinks }),
    // Before every plugin with files or chunks that could fail to load, and
    // before client modules that count on an address that's been repaired.
    resilience,
    shell,
    sidebar,
    highlight,
    anatomy,
    // Takes the place of the framework's entry. What resilience and search add
    // to the entry still runs before it.
    startup,
    versionLens,
    search,
    imageZoom,
    replays,
    anchors({ redirects, shortLinks }),
    analytics,
    offline,
    markdown,
    feedback,
    takeAway,

    // These only run in the build or in the development server, and can be in
    // any order. That goes for `speed` too: everything that it reads and trims
    // is written before the first plugin configures the bundler.
    apiIndex,
    changelog,
    composers,
    authoring,
    bundling,
    fernhill,
    metadata,
    navigation,
    speed,
  ],

  themeConfig: {
    announcementBar: announcement,
    colorMode: {
      defaultMode: 'light',
      respectPrefersColorScheme: false,
    },
    docs: {
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    footer: { links: footerColumns, copyright },
    // For the home page. Other pages have their own: see plugins/metadata.
    image: 'img/social-card.png',
    navbar: {
      title: 'Cypress',
      logo: {
        alt: '',
        src: 'img/logo.svg',
        srcDark: 'img/logo-dark.svg',
        width: 28,
        height: 28,
      },
      items: navbarItems,
    },
    // Every page would include the default theme, but plugins/highlight doesn't
    // use it.
    prism: { theme: { plain: {}, styles: [] } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies ThemeConfig,
}

export default config
