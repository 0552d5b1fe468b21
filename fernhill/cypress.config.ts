import { defineConfig } from 'cypress'
import { createTasks } from './cypress/tasks.ts'

export default defineConfig({
  // The sign-in provider, the back office, and the payment service run on this
  // machine, too.
  hosts: { '*.fernhill.example': '127.0.0.1' },
  env: { password: 'green-thumb' },
  e2e: {
    baseUrl: 'http://localhost:3000',
    setupNodeEvents(on, config) {
      on('task', createTasks(config.baseUrl ?? '', config.downloadsFolder))
    },
  },
  component: {
    devServer: { framework: 'react', bundler: 'vite' },
    // The projects in `variants` have specs, too.
    specPattern: 'src/**/*.cy.tsx',
  },
})
