/** What `@vitejs/plugin-react` exports, without its options. */
declare module '@vitejs/plugin-react' {
  import type { PluginOption } from 'vite'

  export default function react(options?: object): PluginOption[]
}
