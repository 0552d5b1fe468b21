import type { Redirect } from './types'

/**
 * Redirects from addresses that have no page: earlier addresses of this
 * documentation, and the ones its later editions use for the same pages, because
 * many links on the web point there. `plugins/hosting` writes them in every
 * host's format.
 */
export const redirects: Redirect[] = [
  // Sections that have no page of their own.
  { from: '/guides', to: '/guides/overview/why-cypress' },
  { from: '/api', to: '/api/assertions/assertions-reference' },
  { from: '/examples', to: '/examples/recipes' },
  { from: '/faq', to: '/faq/questions/cloud-faq' },
  { from: '/app', to: '/guides/overview/why-cypress' },
  { from: '/cloud', to: '/guides/cloud/introduction' },
  { from: '/guides/cloud', to: '/guides/cloud/introduction' },
  {
    from: '/guides/component-testing',
    to: '/guides/component-testing/overview',
  },
  {
    from: '/guides/continuous-integration',
    to: '/guides/continuous-integration/introduction',
  },
  {
    from: '/api/commands',
    to: '/api/assertions/assertions-reference#the-rest-of-the-api',
  },
  {
    from: '/guides/component-testing/react',
    to: '/guides/component-testing/react/overview',
  },
  {
    from: '/guides/component-testing/angular',
    to: '/guides/component-testing/angular/overview',
  },
  {
    from: '/guides/component-testing/vue',
    to: '/guides/component-testing/vue/overview',
  },
  {
    from: '/guides/component-testing/svelte',
    to: '/guides/component-testing/svelte/overview',
  },

  // Before 2023: pages that had already been renamed.
  { from: '/api/api/table-of-contents', to: '/api/table-of-contents' },
  { from: '/plugins/directory', to: '/plugins' },
  { from: '/plugins/index', to: '/plugins' },
  { from: '/faq/dashboard-faq', to: '/faq/questions/cloud-faq' },
  { from: '/faq/cloud-faq', to: '/faq/questions/cloud-faq' },
  { from: '/faq/questions/dashboard-faq', to: '/faq/questions/cloud-faq' },
  {
    from: '/guides/overview/choosing-testing-type',
    to: '/guides/core-concepts/testing-types',
  },
  {
    from: '/guides/component-testing/introduction',
    to: '/guides/component-testing/overview',
  },
  {
    from: '/guides/component-testing/writing-your-first-component-test',
    to: '/guides/component-testing/overview#set-it-up',
  },
  {
    from: '/guides/component-testing/getting-started',
    to: '/guides/component-testing/overview#set-it-up',
  },
  {
    from: '/guides/component-testing/testing-your-components-with-cypress',
    to: '/guides/component-testing/overview',
  },
  {
    from: '/guides/component-testing/framework-configuration',
    to: '/guides/component-testing/component-framework-configuration',
  },
  {
    from: '/guides/component-testing/framework-specific-guides',
    to: '/guides/component-testing/component-framework-configuration',
  },
  {
    from: '/guides/component-testing/component-test-troubleshooting',
    to: '/guides/component-testing/faq',
  },
  {
    from: '/guides/core-concepts/test-runner',
    to: '/guides/core-concepts/cypress-app',
  },
  {
    from: '/guides/core-concepts/cypress-studio',
    to: '/guides/references/cypress-studio',
  },
  {
    from: '/guides/getting-started/writing-your-first-test',
    to: '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
  },
  {
    from: '/guides/getting-started/testing-your-app',
    to: '/guides/end-to-end-testing/testing-your-app',
  },
  {
    from: '/guides/getting-started/component-testing',
    to: '/guides/component-testing/overview',
  },
  {
    from: '/guides/migrating-to-cypress/protractor',
    to: '/guides/end-to-end-testing/protractor-to-cypress',
  },
  {
    from: '/guides/references/bundled-tools',
    to: '/guides/references/bundled-libraries',
  },
  {
    from: '/guides/testing-strategies/auth0-authentication',
    to: '/guides/end-to-end-testing/auth0-authentication',
  },
  {
    from: '/guides/testing-strategies/amazon-cognito-authentication',
    to: '/guides/end-to-end-testing/amazon-cognito-authentication',
  },
  {
    from: '/guides/testing-strategies/okta-authentication',
    to: '/guides/end-to-end-testing/okta-authentication',
  },
  {
    from: '/guides/testing-strategies/google-authentication',
    to: '/guides/end-to-end-testing/google-authentication',
  },
  {
    from: '/guides/testing-strategies/working-with-graphql',
    to: '/guides/end-to-end-testing/working-with-graphql',
  },
  {
    from: '/guides/component-testing/quickstart-react',
    to: '/guides/component-testing/react/quickstart',
  },
  {
    from: '/guides/component-testing/mounting-react',
    to: '/guides/component-testing/react/quickstart',
  },
  {
    from: '/guides/component-testing/testing-react',
    to: '/guides/component-testing/react/quickstart',
  },
  {
    from: '/guides/component-testing/events-react',
    to: '/guides/component-testing/react/quickstart',
  },
  {
    from: '/guides/component-testing/custom-mount-react',
    to: '/guides/component-testing/react/examples',
  },
  {
    from: '/guides/component-testing/api-react',
    to: '/guides/component-testing/react/api',
  },
  {
    from: '/guides/component-testing/examples-react',
    to: '/guides/component-testing/react/examples',
  },
  {
    from: '/guides/component-testing/react/introduction',
    to: '/guides/component-testing/react/overview',
  },
  {
    from: '/guides/component-testing/quickstart-angular',
    to: '/guides/component-testing/angular/quickstart',
  },
  {
    from: '/guides/component-testing/mounting-angular',
    to: '/guides/component-testing/angular/quickstart',
  },
  {
    from: '/guides/component-testing/testing-angular',
    to: '/guides/component-testing/angular/quickstart',
  },
  {
    from: '/guides/component-testing/events-angular',
    to: '/guides/component-testing/angular/quickstart',
  },
  {
    from: '/guides/component-testing/custom-mount-angular',
    to: '/guides/component-testing/angular/examples',
  },
  {
    from: '/guides/component-testing/api-angular',
    to: '/guides/component-testing/angular/api',
  },
  {
    from: '/guides/component-testing/examples-angular',
    to: '/guides/component-testing/angular/examples',
  },
  {
    from: '/guides/component-testing/angular/introduction',
    to: '/guides/component-testing/angular/overview',
  },
  {
    from: '/guides/component-testing/quickstart-vue',
    to: '/guides/component-testing/vue/quickstart',
  },
  {
    from: '/guides/component-testing/mounting-vue',
    to: '/guides/component-testing/vue/quickstart',
  },
  {
    from: '/guides/component-testing/testing-vue',
    to: '/guides/component-testing/vue/quickstart',
  },
  {
    from: '/guides/component-testing/events-vue',
    to: '/guides/component-testing/vue/quickstart',
  },
  {
    from: '/guides/component-testing/custom-mount-vue',
    to: '/guides/component-testing/vue/examples',
  },
  {
    from: '/guides/component-testing/api-vue',
    to: '/guides/component-testing/vue/api',
  },
  {
    from: '/guides/component-testing/examples-vue',
    to: '/guides/component-testing/vue/examples',
  },
  {
    from: '/guides/component-testing/vue/introduction',
    to: '/guides/component-testing/vue/overview',
  },
  {
    from: '/guides/component-testing/quickstart-svelte',
    to: '/guides/component-testing/svelte/quickstart',
  },
  {
    from: '/guides/component-testing/mounting-svelte',
    to: '/guides/component-testing/svelte/quickstart',
  },
  {
    from: '/guides/component-testing/testing-svelte',
    to: '/guides/component-testing/svelte/quickstart',
  },
  {
    from: '/guides/component-testing/events-svelte',
    to: '/guides/component-testing/svelte/quickstart',
  },
  {
    from: '/guides/component-testing/custom-mount-svelte',
    to: '/guides/component-testing/svelte/examples',
  },
  {
    from: '/guides/component-testing/api-svelte',
    to: '/guides/component-testing/svelte/api',
  },
  {
    from: '/guides/component-testing/examples-svelte',
    to: '/guides/component-testing/svelte/examples',
  },
  {
    from: '/guides/component-testing/svelte/introduction',
    to: '/guides/component-testing/svelte/overview',
  },
  {
    from: '/guides/component-testing/slots-angular',
    to: '/guides/component-testing/angular/overview',
  },
  {
    from: '/guides/component-testing/slots-vue',
    to: '/guides/component-testing/vue/overview',
  },
  {
    from: '/guides/component-testing/props-vue',
    to: '/guides/component-testing/vue/examples',
  },
  { from: '/guides/dashboard/analytics', to: '/guides/cloud/analytics' },
  {
    from: '/guides/dashboard/bitbucket-integration',
    to: '/guides/cloud/bitbucket-integration',
  },
  {
    from: '/guides/dashboard/flaky-test-management',
    to: '/guides/cloud/flaky-test-management',
  },
  {
    from: '/guides/dashboard/github-integration',
    to: '/guides/cloud/github-integration',
  },
  {
    from: '/guides/dashboard/gitlab-integration',
    to: '/guides/cloud/gitlab-integration',
  },
  { from: '/guides/dashboard/introduction', to: '/guides/cloud/introduction' },
  {
    from: '/guides/dashboard/jira-integration',
    to: '/guides/cloud/jira-integration',
  },
  {
    from: '/guides/dashboard/organizations',
    to: '/guides/cloud/organizations',
  },
  { from: '/guides/dashboard/projects', to: '/guides/cloud/projects' },
  { from: '/guides/dashboard/runs', to: '/guides/cloud/runs' },
  {
    from: '/guides/dashboard/slack-integration',
    to: '/guides/cloud/slack-integration',
  },
  {
    from: '/guides/dashboard/smart-orchestration',
    to: '/guides/cloud/smart-orchestration',
  },
  { from: '/guides/dashboard/users', to: '/guides/cloud/users' },
  {
    from: '/guides/dashboard/dashboard-introduction',
    to: '/guides/cloud/introduction',
  },
  { from: '/examples/examples/applications', to: '/examples/applications' },
  { from: '/examples/examples/docker', to: '/examples/docker' },
  { from: '/examples/examples/projects-media', to: '/examples/projects-media' },
  { from: '/examples/examples/recipes', to: '/examples/recipes' },
  { from: '/examples/examples/tutorials', to: '/examples/tutorials' },
  { from: '/examples/examples/workshop', to: '/examples/workshop' },

  // 2023 and 2024: Cypress Cloud and API pages that were split or moved.
  {
    from: '/guides/cloud/account-management/billing-and-usage',
    to: '/guides/cloud/organizations#watch-usage-and-billing',
  },
  {
    from: '/guides/cloud/account-management/data-storage-and-masking',
    to: '/guides/cloud/introduction#what-is-recorded',
  },
  {
    from: '/guides/cloud/account-management/enterprise-sso',
    to: '/guides/cloud/users#sign-in-with-single-sign-on',
  },
  {
    from: '/guides/cloud/account-management/sso',
    to: '/guides/cloud/users#sign-in-with-single-sign-on',
  },
  {
    from: '/guides/cloud/account-management/organizations',
    to: '/guides/cloud/organizations',
  },
  {
    from: '/guides/cloud/account-management/projects',
    to: '/guides/cloud/projects',
  },
  { from: '/guides/cloud/account-management/users', to: '/guides/cloud/users' },
  {
    from: '/guides/cloud/account-management/teams',
    to: '/guides/cloud/users#limit-who-sees-a-project-with-teams',
  },
  {
    from: '/guides/cloud/analytics/enterprise-reporting',
    to: '/guides/cloud/analytics#enterprise-reporting',
  },
  { from: '/guides/cloud/analytics/overview', to: '/guides/cloud/analytics' },
  {
    from: '/guides/cloud/analytics/project-analytics',
    to: '/guides/cloud/analytics',
  },
  {
    from: '/guides/cloud/billing-and-usage',
    to: '/guides/cloud/organizations#watch-usage-and-billing',
  },
  {
    from: '/guides/cloud/branch-review',
    to: '/guides/cloud/runs#compare-a-branch-with-its-base',
  },
  {
    from: '/guides/cloud/data-storage-and-masking',
    to: '/guides/cloud/introduction#what-is-recorded',
  },
  { from: '/guides/cloud/debugging/recorded-runs', to: '/guides/cloud/runs' },
  {
    from: '/guides/cloud/debugging/test-replay',
    to: '/guides/cloud/runs#replay-a-test',
  },
  {
    from: '/guides/cloud/free-trial',
    to: '/guides/cloud/introduction#what-depends-on-the-plan',
  },
  {
    from: '/guides/cloud/getting-started',
    to: '/guides/cloud/introduction#record-the-first-run',
  },
  {
    from: '/guides/cloud/integrations/bitbucket',
    to: '/guides/cloud/bitbucket-integration',
  },
  {
    from: '/guides/cloud/integrations/github',
    to: '/guides/cloud/github-integration',
  },
  {
    from: '/guides/cloud/integrations/gitlab',
    to: '/guides/cloud/gitlab-integration',
  },
  {
    from: '/guides/cloud/integrations/jira',
    to: '/guides/cloud/jira-integration',
  },
  {
    from: '/guides/cloud/integrations/slack',
    to: '/guides/cloud/slack-integration',
  },
  {
    from: '/guides/cloud/integrations/data-extract-api',
    to: '/guides/cloud/analytics#data-extract-api',
  },
  {
    from: '/guides/cloud/integrations/source-control/bitbucket',
    to: '/guides/cloud/bitbucket-integration',
  },
  {
    from: '/guides/cloud/integrations/source-control/github',
    to: '/guides/cloud/github-integration',
  },
  {
    from: '/guides/cloud/integrations/source-control/gitlab',
    to: '/guides/cloud/gitlab-integration',
  },
  {
    from: '/guides/cloud/integrations/teams',
    to: '/guides/cloud/organizations#connect-other-services',
  },
  { from: '/guides/cloud/recorded-runs', to: '/guides/cloud/runs' },
  {
    from: '/guides/cloud/smart-orchestration/overview',
    to: '/guides/cloud/smart-orchestration',
  },
  {
    from: '/guides/cloud/smart-orchestration/load-balancing',
    to: '/guides/cloud/smart-orchestration#balance-the-load',
  },
  {
    from: '/guides/cloud/smart-orchestration/parallelization',
    to: '/guides/guides/parallelization',
  },
  {
    from: '/guides/cloud/smart-orchestration/auto-run-cancellation',
    to: '/guides/cloud/smart-orchestration#cancel-a-failed-run',
  },
  {
    from: '/guides/cloud/smart-orchestration/run-cancellation',
    to: '/guides/cloud/smart-orchestration#cancel-a-failed-run',
  },
  {
    from: '/guides/cloud/smart-orchestration/spec-prioritization',
    to: '/guides/cloud/smart-orchestration#run-failed-specs-first',
  },
  { from: '/guides/cloud/test-replay', to: '/guides/cloud/runs#replay-a-test' },
  {
    from: '/guides/cloud/app-cloud-integration',
    to: '/guides/cloud/runs#see-runs-in-the-cypress-app',
  },
  {
    from: '/guides/cloud/cypress-app-integration',
    to: '/guides/cloud/runs#see-runs-in-the-cypress-app',
  },
  {
    from: '/api/cypress-api/catalog-of-events',
    to: '/api/events/catalog-of-events',
  },
  { from: '/api/commands/route', to: '/api/commands/intercept' },
  { from: '/api/commands/server', to: '/api/commands/intercept' },

  // Since 2024: the Cypress App section.
  { from: '/app/ai/cypress-studio', to: '/guides/references/cypress-studio' },
  {
    from: '/app/component-testing/angular/api',
    to: '/guides/component-testing/angular/api',
  },
  {
    from: '/app/component-testing/angular/examples',
    to: '/guides/component-testing/angular/examples',
  },
  {
    from: '/app/component-testing/angular/overview',
    to: '/guides/component-testing/angular/overview',
  },
  {
    from: '/app/component-testing/component-framework-configuration',
    to: '/guides/component-testing/component-framework-configuration',
  },
  { from: '/app/component-testing/faq', to: '/guides/component-testing/faq' },
  {
    from: '/app/component-testing/react/api',
    to: '/guides/component-testing/react/api',
  },
  {
    from: '/app/component-testing/react/examples',
    to: '/guides/component-testing/react/examples',
  },
  {
    from: '/app/component-testing/react/overview',
    to: '/guides/component-testing/react/overview',
  },
  {
    from: '/app/component-testing/styling-components',
    to: '/guides/component-testing/styling-components',
  },
  {
    from: '/app/component-testing/svelte/api',
    to: '/guides/component-testing/svelte/api',
  },
  {
    from: '/app/component-testing/svelte/examples',
    to: '/guides/component-testing/svelte/examples',
  },
  {
    from: '/app/component-testing/svelte/overview',
    to: '/guides/component-testing/svelte/overview',
  },
  {
    from: '/app/component-testing/vue/api',
    to: '/guides/component-testing/vue/api',
  },
  {
    from: '/app/component-testing/vue/examples',
    to: '/guides/component-testing/vue/examples',
  },
  {
    from: '/app/component-testing/vue/overview',
    to: '/guides/component-testing/vue/overview',
  },
  {
    from: '/app/configure/bundled-libraries',
    to: '/guides/references/bundled-libraries',
  },
  {
    from: '/app/configure/client-certificates',
    to: '/guides/references/client-certificates',
  },
  {
    from: '/app/configure/configuration',
    to: '/guides/references/configuration',
  },
  {
    from: '/app/configure/environment-variables',
    to: '/guides/guides/environment-variables',
  },
  { from: '/app/configure/experiments', to: '/guides/references/experiments' },
  {
    from: '/app/configure/proxy-configuration',
    to: '/guides/references/proxy-configuration',
  },
  {
    from: '/app/continuous-integration/aws-codebuild',
    to: '/guides/continuous-integration/aws-codebuild',
  },
  {
    from: '/app/continuous-integration/bitbucket-pipelines',
    to: '/guides/continuous-integration/bitbucket-pipelines',
  },
  {
    from: '/app/continuous-integration/ci-provider-examples',
    to: '/guides/continuous-integration/ci-provider-examples',
  },
  {
    from: '/app/continuous-integration/circleci',
    to: '/guides/continuous-integration/circleci',
  },
  {
    from: '/app/continuous-integration/github-actions',
    to: '/guides/continuous-integration/github-actions',
  },
  {
    from: '/app/continuous-integration/gitlab-ci',
    to: '/guides/continuous-integration/gitlab-ci',
  },
  {
    from: '/app/core-concepts/best-practices',
    to: '/guides/references/best-practices',
  },
  {
    from: '/app/core-concepts/cypress-app',
    to: '/guides/core-concepts/cypress-app',
  },
  {
    from: '/app/core-concepts/interacting-with-elements',
    to: '/guides/core-concepts/interacting-with-elements',
  },
  {
    from: '/app/core-concepts/introduction-to-cypress',
    to: '/guides/core-concepts/introduction-to-cypress',
  },
  {
    from: '/app/core-concepts/retry-ability',
    to: '/guides/core-concepts/retry-ability',
  },
  {
    from: '/app/core-concepts/test-isolation',
    to: '/guides/core-concepts/test-isolation',
  },
  {
    from: '/app/core-concepts/testing-types',
    to: '/guides/core-concepts/testing-types',
  },
  {
    from: '/app/core-concepts/trade-offs',
    to: '/guides/references/trade-offs',
  },
  {
    from: '/app/core-concepts/variables-and-aliases',
    to: '/guides/core-concepts/variables-and-aliases',
  },
  {
    from: '/app/core-concepts/writing-and-organizing-tests',
    to: '/guides/core-concepts/writing-and-organizing-tests',
  },
  { from: '/app/debug/debugging', to: '/guides/guides/debugging' },
  {
    from: '/app/debug/error-messages',
    to: '/guides/references/error-messages',
  },
  {
    from: '/app/debug/troubleshooting',
    to: '/guides/references/troubleshooting',
  },
  {
    from: '/app/end-to-end-testing/testing-your-app',
    to: '/guides/end-to-end-testing/testing-your-app',
  },
  {
    from: '/app/end-to-end-testing/writing-your-first-end-to-end-test',
    to: '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
  },
  {
    from: '/app/end-to-end-testing/protractor-to-cypress',
    to: '/guides/end-to-end-testing/protractor-to-cypress',
  },
  {
    from: '/app/extend/ide-integration',
    to: '/guides/tooling/IDE-integration',
  },
  { from: '/app/extend/plugins-guide', to: '/guides/tooling/plugins-guide' },
  { from: '/app/extend/recipes', to: '/examples/recipes' },
  {
    from: '/app/references/advanced-installation',
    to: '/guides/references/advanced-installation',
  },
  {
    from: '/app/references/best-practices',
    to: '/guides/references/best-practices',
  },
  {
    from: '/app/references/bundled-libraries',
    to: '/guides/references/bundled-libraries',
  },
  { from: '/app/references/changelog', to: '/guides/references/changelog' },
  {
    from: '/app/references/client-certificates',
    to: '/guides/references/client-certificates',
  },
  { from: '/app/references/command-line', to: '/guides/guides/command-line' },
  {
    from: '/app/references/configuration',
    to: '/guides/references/configuration',
  },
  {
    from: '/app/references/cypress-studio',
    to: '/guides/references/cypress-studio',
  },
  {
    from: '/app/references/environment-variables',
    to: '/guides/guides/environment-variables',
  },
  {
    from: '/app/references/error-messages',
    to: '/guides/references/error-messages',
  },
  { from: '/app/references/experiments', to: '/guides/references/experiments' },
  {
    from: '/app/references/launching-browsers',
    to: '/guides/guides/launching-browsers',
  },
  {
    from: '/app/references/migration-guide',
    to: '/guides/references/migration-guide',
  },
  { from: '/app/references/module-api', to: '/guides/guides/module-api' },
  {
    from: '/app/references/proxy-configuration',
    to: '/guides/references/proxy-configuration',
  },
  { from: '/app/references/recipes', to: '/examples/recipes' },
  {
    from: '/app/references/release-stages',
    to: '/guides/references/release-stages',
  },
  { from: '/app/references/roadmap', to: '/guides/references/roadmap' },
  { from: '/app/references/trade-offs', to: '/guides/references/trade-offs' },
  {
    from: '/app/references/troubleshooting',
    to: '/guides/references/troubleshooting',
  },
  {
    from: '/app/guides/authentication-testing/amazon-cognito-authentication',
    to: '/guides/end-to-end-testing/amazon-cognito-authentication',
  },
  {
    from: '/app/guides/authentication-testing/auth0-authentication',
    to: '/guides/end-to-end-testing/auth0-authentication',
  },
  {
    from: '/app/guides/authentication-testing/azure-active-directory-authentication',
    to: '/guides/end-to-end-testing/azure-active-directory-authentication',
  },
  {
    from: '/app/guides/authentication-testing/google-authentication',
    to: '/guides/end-to-end-testing/google-authentication',
  },
  {
    from: '/app/guides/authentication-testing/okta-authentication',
    to: '/guides/end-to-end-testing/okta-authentication',
  },
  {
    from: '/app/guides/authentication-testing/social-authentication',
    to: '/guides/end-to-end-testing/social-authentication',
  },
  { from: '/app/guides/command-line', to: '/guides/guides/command-line' },
  {
    from: '/app/guides/conditional-testing',
    to: '/guides/core-concepts/conditional-testing',
  },
  {
    from: '/app/guides/cross-browser-testing',
    to: '/guides/guides/cross-browser-testing',
  },
  {
    from: '/app/guides/cross-origin-testing',
    to: '/guides/guides/cross-origin-testing',
  },
  {
    from: '/app/guides/cypress-studio',
    to: '/guides/references/cypress-studio',
  },
  { from: '/app/guides/debugging', to: '/guides/guides/debugging' },
  {
    from: '/app/guides/environment-variables',
    to: '/guides/guides/environment-variables',
  },
  {
    from: '/app/guides/launching-browsers',
    to: '/guides/guides/launching-browsers',
  },
  {
    from: '/app/guides/migration/protractor-to-cypress',
    to: '/guides/end-to-end-testing/protractor-to-cypress',
  },
  { from: '/app/guides/module-api', to: '/guides/guides/module-api' },
  {
    from: '/app/guides/network-requests',
    to: '/guides/guides/network-requests',
  },
  {
    from: '/app/guides/screenshots-and-videos',
    to: '/guides/guides/screenshots-and-videos',
  },
  {
    from: '/app/guides/stubs-spies-and-clocks',
    to: '/guides/guides/stubs-spies-and-clocks',
  },
  { from: '/app/guides/test-retries', to: '/guides/guides/test-retries' },
  { from: '/app/guides/web-security', to: '/guides/guides/web-security' },
  {
    from: '/app/guides/working-with-graphql',
    to: '/guides/end-to-end-testing/working-with-graphql',
  },
  {
    from: '/app/tooling/IDE-integration',
    to: '/guides/tooling/IDE-integration',
  },
  { from: '/app/tooling/code-coverage', to: '/guides/tooling/code-coverage' },
  { from: '/app/tooling/plugins-guide', to: '/guides/tooling/plugins-guide' },
  { from: '/app/tooling/reporters', to: '/guides/tooling/reporters' },
  {
    from: '/app/tooling/typescript-support',
    to: '/guides/tooling/typescript-support',
  },
  { from: '/app/tooling/visual-testing', to: '/guides/tooling/visual-testing' },
  {
    from: '/app/get-started/advanced-installation',
    to: '/guides/references/advanced-installation',
  },
  {
    from: '/app/get-started/installing-cypress',
    to: '/guides/getting-started/installing-cypress',
  },
  {
    from: '/app/get-started/key-differences',
    to: '/guides/overview/key-differences',
  },
  {
    from: '/app/get-started/migrate-from-another-tool/protractor-to-cypress',
    to: '/guides/end-to-end-testing/protractor-to-cypress',
  },
  {
    from: '/app/get-started/opening-the-app',
    to: '/guides/getting-started/opening-the-app',
  },
  {
    from: '/app/get-started/testing-types',
    to: '/guides/core-concepts/testing-types',
  },
  { from: '/app/get-started/why-cypress', to: '/guides/overview/why-cypress' },
  {
    from: '/app/get-started/writing-your-first-end-to-end-test',
    to: '/guides/end-to-end-testing/writing-your-first-end-to-end-test',
  },
  { from: '/app/plugins/plugins-guide', to: '/guides/tooling/plugins-guide' },
  {
    from: '/app/write-tests/authentication/amazon-cognito-authentication',
    to: '/guides/end-to-end-testing/amazon-cognito-authentication',
  },
  {
    from: '/app/write-tests/authentication/auth0-authentication',
    to: '/guides/end-to-end-testing/auth0-authentication',
  },
  {
    from: '/app/write-tests/authentication/azure-active-directory-authentication',
    to: '/guides/end-to-end-testing/azure-active-directory-authentication',
  },
  {
    from: '/app/write-tests/authentication/google-authentication',
    to: '/guides/end-to-end-testing/google-authentication',
  },
  {
    from: '/app/write-tests/authentication/okta-authentication',
    to: '/guides/end-to-end-testing/okta-authentication',
  },
  {
    from: '/app/write-tests/authentication/social-authentication',
    to: '/guides/end-to-end-testing/social-authentication',
  },
  {
    from: '/app/write-tests/component-testing/angular/api',
    to: '/guides/component-testing/angular/api',
  },
  {
    from: '/app/write-tests/component-testing/angular/examples',
    to: '/guides/component-testing/angular/examples',
  },
  {
    from: '/app/write-tests/component-testing/angular/overview',
    to: '/guides/component-testing/angular/overview',
  },
  {
    from: '/app/write-tests/component-testing/component-framework-configuration',
    to: '/guides/component-testing/component-framework-configuration',
  },
  {
    from: '/app/write-tests/component-testing/react/api',
    to: '/guides/component-testing/react/api',
  },
  {
    from: '/app/write-tests/component-testing/react/examples',
    to: '/guides/component-testing/react/examples',
  },
  {
    from: '/app/write-tests/component-testing/react/overview',
    to: '/guides/component-testing/react/overview',
  },
  {
    from: '/app/write-tests/component-testing/styling-components',
    to: '/guides/component-testing/styling-components',
  },
  {
    from: '/app/write-tests/component-testing/svelte/api',
    to: '/guides/component-testing/svelte/api',
  },
  {
    from: '/app/write-tests/component-testing/svelte/examples',
    to: '/guides/component-testing/svelte/examples',
  },
  {
    from: '/app/write-tests/component-testing/svelte/overview',
    to: '/guides/component-testing/svelte/overview',
  },
  {
    from: '/app/write-tests/component-testing/vue/api',
    to: '/guides/component-testing/vue/api',
  },
  {
    from: '/app/write-tests/component-testing/vue/examples',
    to: '/guides/component-testing/vue/examples',
  },
  {
    from: '/app/write-tests/component-testing/vue/overview',
    to: '/guides/component-testing/vue/overview',
  },
  {
    from: '/app/write-tests/conditional-testing',
    to: '/guides/core-concepts/conditional-testing',
  },
  {
    from: '/app/write-tests/cross-origin-testing',
    to: '/guides/guides/cross-origin-testing',
  },
  {
    from: '/app/write-tests/network-requests',
    to: '/guides/guides/network-requests',
  },
  {
    from: '/app/write-tests/stubs-spies-and-clocks',
    to: '/guides/guides/stubs-spies-and-clocks',
  },
  {
    from: '/app/write-tests/testing-your-app',
    to: '/guides/end-to-end-testing/testing-your-app',
  },
  {
    from: '/app/write-tests/typescript-support',
    to: '/guides/tooling/typescript-support',
  },
  {
    from: '/app/write-tests/visual-testing',
    to: '/guides/tooling/visual-testing',
  },
  { from: '/app/run-tests/code-coverage', to: '/guides/tooling/code-coverage' },
  { from: '/app/run-tests/command-line', to: '/guides/guides/command-line' },
  {
    from: '/app/run-tests/continuous-integration/aws-codebuild',
    to: '/guides/continuous-integration/aws-codebuild',
  },
  {
    from: '/app/run-tests/continuous-integration/bitbucket-pipelines',
    to: '/guides/continuous-integration/bitbucket-pipelines',
  },
  {
    from: '/app/run-tests/continuous-integration/circleci',
    to: '/guides/continuous-integration/circleci',
  },
  {
    from: '/app/run-tests/continuous-integration/github-actions',
    to: '/guides/continuous-integration/github-actions',
  },
  {
    from: '/app/run-tests/continuous-integration/gitlab-ci',
    to: '/guides/continuous-integration/gitlab-ci',
  },
  {
    from: '/app/run-tests/cross-browser-testing',
    to: '/guides/guides/cross-browser-testing',
  },
  {
    from: '/app/run-tests/launching-browsers',
    to: '/guides/guides/launching-browsers',
  },
  { from: '/app/run-tests/module-api', to: '/guides/guides/module-api' },
  { from: '/app/run-tests/reporters', to: '/guides/tooling/reporters' },
  {
    from: '/app/run-tests/screenshots-and-videos',
    to: '/guides/guides/screenshots-and-videos',
  },
  { from: '/app/run-tests/test-retries', to: '/guides/guides/test-retries' },
  { from: '/app/references/assertions', to: '/guides/references/assertions' },
  {
    from: '/app/core-concepts/assertions',
    to: '/guides/references/assertions',
  },
  { from: '/app/changelog', to: '/guides/references/changelog' },
  { from: '/app/faq', to: '/faq/questions/using-cypress-faq' },
  { from: '/app/debug/faq', to: '/faq/questions/using-cypress-faq' },
  {
    from: '/app/component-testing/get-started',
    to: '/guides/component-testing/overview#set-it-up',
  },
  {
    from: '/app/write-tests/component-testing/get-started',
    to: '/guides/component-testing/overview#set-it-up',
  },
  {
    from: '/app/component-testing/getting-started',
    to: '/guides/component-testing/overview#set-it-up',
  },
  {
    from: '/app/component-testing/overview',
    to: '/guides/component-testing/overview',
  },
  {
    from: '/app/component-testing/custom-frameworks',
    to: '/guides/component-testing/component-framework-configuration',
  },
  {
    from: '/app/extend/custom-frameworks',
    to: '/guides/component-testing/component-framework-configuration',
  },
  {
    from: '/app/continuous-integration/overview',
    to: '/guides/continuous-integration/introduction',
  },
  {
    from: '/app/continuous-integration/introduction',
    to: '/guides/continuous-integration/introduction',
  },
  {
    from: '/app/run-tests/continuous-integration/overview',
    to: '/guides/continuous-integration/introduction',
  },
  {
    from: '/app/core-concepts/open-mode',
    to: '/guides/core-concepts/cypress-app',
  },
  {
    from: '/app/get-started/install-cypress',
    to: '/guides/getting-started/installing-cypress',
  },
  {
    from: '/app/get-started/open-the-app',
    to: '/guides/getting-started/opening-the-app',
  },
  { from: '/app/plugins/plugins-list', to: '/plugins' },
  { from: '/app/extend/plugins-list', to: '/plugins' },
  {
    from: '/app/references/content-security-policy',
    to: '/guides/references/experiments#Experimental-CSP-Allow-List',
  },
  {
    from: '/app/guides/content-security-policy',
    to: '/guides/references/experiments#Experimental-CSP-Allow-List',
  },
  {
    from: '/app/configure/content-security-policy',
    to: '/guides/references/experiments#Experimental-CSP-Allow-List',
  },
  {
    from: '/app/write-tests/multi-tab-testing',
    to: '/guides/references/trade-offs#test-a-link-that-opens-a-tab',
  },
  {
    from: '/app/references/system-environment-variables',
    to: '/guides/guides/environment-variables#variables-that-cypress-reads-itself',
  },
  { from: '/app/write-tests/api-testing', to: '/api/commands/request' },
  { from: '/app/guides/api-testing', to: '/api/commands/request' },
  { from: '/app/continuous-integration/docker', to: '/examples/docker' },

  // Since 2024: the Cypress Cloud section.
  {
    from: '/cloud/account-management/billing-and-usage',
    to: '/guides/cloud/organizations#watch-usage-and-billing',
  },
  {
    from: '/cloud/account-management/data-storage-and-masking',
    to: '/guides/cloud/introduction#what-is-recorded',
  },
  {
    from: '/cloud/account-management/enterprise-sso',
    to: '/guides/cloud/users#sign-in-with-single-sign-on',
  },
  {
    from: '/cloud/account-management/organizations',
    to: '/guides/cloud/organizations',
  },
  { from: '/cloud/account-management/projects', to: '/guides/cloud/projects' },
  { from: '/cloud/account-management/users', to: '/guides/cloud/users' },
  {
    from: '/cloud/account-management/teams',
    to: '/guides/cloud/users#limit-who-sees-a-project-with-teams',
  },
  {
    from: '/cloud/analytics/enterprise-reporting',
    to: '/guides/cloud/analytics#enterprise-reporting',
  },
  { from: '/cloud/analytics/overview', to: '/guides/cloud/analytics' },
  { from: '/cloud/analytics/project-analytics', to: '/guides/cloud/analytics' },
  {
    from: '/cloud/branch-review',
    to: '/guides/cloud/runs#compare-a-branch-with-its-base',
  },
  {
    from: '/cloud/free-trial',
    to: '/guides/cloud/introduction#what-depends-on-the-plan',
  },
  {
    from: '/cloud/getting-started',
    to: '/guides/cloud/introduction#record-the-first-run',
  },
  {
    from: '/cloud/integrations/bitbucket',
    to: '/guides/cloud/bitbucket-integration',
  },
  {
    from: '/cloud/integrations/github',
    to: '/guides/cloud/github-integration',
  },
  {
    from: '/cloud/integrations/gitlab',
    to: '/guides/cloud/gitlab-integration',
  },
  { from: '/cloud/integrations/jira', to: '/guides/cloud/jira-integration' },
  { from: '/cloud/integrations/slack', to: '/guides/cloud/slack-integration' },
  {
    from: '/cloud/integrations/data-extract-api',
    to: '/guides/cloud/analytics#data-extract-api',
  },
  {
    from: '/cloud/integrations/source-control/bitbucket',
    to: '/guides/cloud/bitbucket-integration',
  },
  {
    from: '/cloud/integrations/source-control/github',
    to: '/guides/cloud/github-integration',
  },
  {
    from: '/cloud/integrations/source-control/gitlab',
    to: '/guides/cloud/gitlab-integration',
  },
  {
    from: '/cloud/integrations/teams',
    to: '/guides/cloud/organizations#connect-other-services',
  },
  { from: '/cloud/recorded-runs', to: '/guides/cloud/runs' },
  {
    from: '/cloud/smart-orchestration/overview',
    to: '/guides/cloud/smart-orchestration',
  },
  {
    from: '/cloud/smart-orchestration/load-balancing',
    to: '/guides/cloud/smart-orchestration#balance-the-load',
  },
  {
    from: '/cloud/smart-orchestration/parallelization',
    to: '/guides/guides/parallelization',
  },
  {
    from: '/cloud/smart-orchestration/run-cancellation',
    to: '/guides/cloud/smart-orchestration#cancel-a-failed-run',
  },
  {
    from: '/cloud/smart-orchestration/spec-prioritization',
    to: '/guides/cloud/smart-orchestration#run-failed-specs-first',
  },
  { from: '/cloud/test-replay', to: '/guides/cloud/runs#replay-a-test' },
  { from: '/cloud/introduction', to: '/guides/cloud/introduction' },
  { from: '/cloud/get-started/introduction', to: '/guides/cloud/introduction' },
  {
    from: '/cloud/get-started/setup',
    to: '/guides/cloud/introduction#record-the-first-run',
  },
  {
    from: '/cloud/get-started/free-trial',
    to: '/guides/cloud/introduction#what-depends-on-the-plan',
  },
  { from: '/cloud/features/recorded-runs', to: '/guides/cloud/runs' },
  {
    from: '/cloud/features/test-replay',
    to: '/guides/cloud/runs#replay-a-test',
  },
  {
    from: '/cloud/features/branch-review',
    to: '/guides/cloud/runs#compare-a-branch-with-its-base',
  },
  {
    from: '/cloud/features/flaky-test-management',
    to: '/guides/cloud/flaky-test-management',
  },
  { from: '/cloud/features/analytics/overview', to: '/guides/cloud/analytics' },
  {
    from: '/cloud/features/analytics/enterprise-reporting',
    to: '/guides/cloud/analytics#enterprise-reporting',
  },
  {
    from: '/cloud/features/analytics/project-analytics',
    to: '/guides/cloud/analytics',
  },
  {
    from: '/cloud/features/smart-orchestration/overview',
    to: '/guides/cloud/smart-orchestration',
  },
  {
    from: '/cloud/features/smart-orchestration/load-balancing',
    to: '/guides/cloud/smart-orchestration#balance-the-load',
  },
  {
    from: '/cloud/features/smart-orchestration/parallelization',
    to: '/guides/guides/parallelization',
  },
  {
    from: '/cloud/features/smart-orchestration/run-cancellation',
    to: '/guides/cloud/smart-orchestration#cancel-a-failed-run',
  },
  {
    from: '/cloud/features/smart-orchestration/spec-prioritization',
    to: '/guides/cloud/smart-orchestration#run-failed-specs-first',
  },
  {
    from: '/cloud/flaky-test-management',
    to: '/guides/cloud/flaky-test-management',
  },
  { from: '/cloud/faq', to: '/faq/questions/cloud-faq' },
  {
    from: '/cloud/integrations/microsoft-teams',
    to: '/guides/cloud/organizations#connect-other-services',
  },
  {
    from: '/cloud/guides/debug-failing-tests',
    to: '/guides/cloud/runs#read-one-test',
  },
  {
    from: '/cloud/guides/find-and-diagnose-flake',
    to: '/guides/cloud/flaky-test-management',
  },

  // Since 2024: the API section.
  { from: '/api/node-events/after-run-api', to: '/api/plugins/after-run-api' },
  {
    from: '/api/node-events/after-screenshot-api',
    to: '/api/plugins/after-screenshot-api',
  },
  {
    from: '/api/node-events/after-spec-api',
    to: '/api/plugins/after-spec-api',
  },
  {
    from: '/api/node-events/before-run-api',
    to: '/api/plugins/before-run-api',
  },
  {
    from: '/api/node-events/before-spec-api',
    to: '/api/plugins/before-spec-api',
  },
  {
    from: '/api/node-events/browser-launch-api',
    to: '/api/plugins/browser-launch-api',
  },
  {
    from: '/api/node-events/configuration-api',
    to: '/api/plugins/configuration-api',
  },
  {
    from: '/api/node-events/preprocessors-api',
    to: '/api/plugins/preprocessors-api',
  },
  {
    from: '/api/node-events/writing-a-plugin',
    to: '/api/plugins/writing-a-plugin',
  },
  { from: '/api/node-events/overview', to: '/api/plugins/writing-a-plugin' },

  // The public documentation still redirects these, most of them from its first
  // years. Its rules for whole folders are left out: here, pages are in them.
  { from: '/examples/examples', to: '/examples/recipes' },
  { from: '/examples/app/references/recipes', to: '/examples/recipes' },
  {
    from: '/examples/app/continuous-integration/docker',
    to: '/examples/docker',
  },
  {
    from: '/guides/migrating-to-cypress/selenium',
    to: '/guides/end-to-end-testing/selenium-to-cypress',
  },
  { from: '/guides/cloud/features/analytics', to: '/guides/cloud/analytics' },
  {
    from: '/guides/cloud/features/smart-orchestration',
    to: '/guides/cloud/smart-orchestration',
  },
  {
    from: '/guides/smart-orchestration',
    to: '/guides/cloud/smart-orchestration',
  },
  { from: '/api/commands/route2', to: '/api/commands/intercept' },
  { from: '/api/cypress-api/cypress-server', to: '/api/commands/intercept' },
  {
    from: '/api/cypress-api/guides/component-testing/introduction',
    to: '/guides/component-testing/overview',
  },
  { from: '/api/introduction/api', to: '/api/table-of-contents' },
  {
    from: '/api/utilities/moment',
    to: '/guides/references/bundled-libraries#moment',
  },
  { from: '/coverage', to: '/guides/tooling/code-coverage' },
  { from: '/dashboard-service', to: '/guides/cloud/introduction' },
  { from: '/dashboard/overview/runs-dashboard', to: '/guides/cloud/runs' },
  {
    from: '/guides/core-concepts/dashboard-service',
    to: '/guides/cloud/introduction',
  },
  {
    from: '/guides/core-concepts/launching-browsers',
    to: '/guides/guides/launching-browsers',
  },
  { from: '/guides/getting-started', to: '/guides/overview/why-cypress' },
  {
    from: '/getting-started/install-cypress.md',
    to: '/guides/getting-started/installing-cypress',
  },
  { from: '/getting-started/why-cypress', to: '/guides/overview/why-cypress' },
  {
    from: '/guides/guides/continuous-integration',
    to: '/guides/continuous-integration/introduction',
  },
  { from: '/guides/guides/plugins-guide', to: '/guides/tooling/plugins-guide' },
  { from: '/guides/guides/reporters', to: '/guides/tooling/reporters' },
  {
    from: '/guides/guides/content-security-policy',
    to: '/guides/guides/web-security#keep-a-content-security-policy',
  },
  {
    from: '/guides/installing-and-running',
    to: '/guides/getting-started/installing-cypress',
  },
  {
    from: '/guides/references/known-issues',
    to: '/guides/references/trade-offs',
  },
  {
    from: '/guides/tooling/intelligent-code-completion',
    to: '/guides/tooling/IDE-integration#get-completion',
  },
  { from: '/guides/web-security', to: '/guides/guides/web-security' },
  {
    from: '/guides/component-testing/third-party-definitions',
    to: '/guides/component-testing/component-framework-configuration#use-a-framework-of-the-community',
  },
  {
    from: '/intelligent-code-completion',
    to: '/guides/tooling/IDE-integration#get-completion',
  },
  {
    from: '/installing-cypress',
    to: '/guides/getting-started/installing-cypress',
  },
  { from: '/test-runner', to: '/guides/core-concepts/cypress-app' },
  { from: '/why-cypress', to: '/guides/overview/why-cypress' },
  { from: '/writeFile', to: '/api/commands/writefile' },
  { from: '/ja', to: '/guides/overview/why-cypress' },
  { from: '/zh-cn', to: '/guides/overview/why-cypress' },
  {
    from: '/zh-cn/guides/getting-started/install-cypress',
    to: '/guides/getting-started/installing-cypress',
  },
  { from: '/zh-cn/guides/guides/module-api', to: '/guides/guides/module-api' },
  {
    from: '/zh-cn/guides/overview/why-cypress',
    to: '/guides/overview/why-cypress',
  },
  {
    from: '/zh-cn/guides/references/assertions',
    to: '/guides/references/assertions',
  },
  {
    from: '/zh-cn/guides/references/command-line',
    to: '/guides/guides/command-line',
  },
  {
    from: '/zh-cn/guides/references/configuration',
    to: '/guides/references/configuration',
  },
  { from: '/ui-coverage', to: '/guides/cloud/introduction#what-it-is-for' },
  {
    from: '/accessibility',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/guides/results-api',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/block-pull-requests',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/core-concepts/compare-reports',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/core-concepts/run-level-reports',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/guides/run-level-reports',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/core-concepts/inspecting-violation-details',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/guides/inspecting-violation-details',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
  {
    from: '/accessibility/guides/working-with-ai-agents',
    to: '/guides/core-concepts/testing-types#accessibility-tests',
  },
]
