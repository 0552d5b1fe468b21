import { defineConfig } from 'cypress'

export default defineConfig({
  component: {
    devServer: { framework: 'angular', bundler: 'webpack' },
    specPattern: '**/*.cy.ts',
  },
})
