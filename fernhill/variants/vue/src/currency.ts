import type { App } from 'vue'

export const currencyPlugin = {
  install(app: App, currency = 'USD') {
    app.provide('currency', currency)
  },
}
