/** The two internal modules of `next` 15 that hold the contexts of its router. */
declare module 'next/dist/shared/lib/app-router-context.shared-runtime' {
  export interface AppRouterInstance {
    back(): void
    forward(): void
    refresh(): void
    push(href: string, options?: { scroll?: boolean }): void
    replace(href: string, options?: { scroll?: boolean }): void
    prefetch(
      href: string,
      options?: { kind: string; onInvalidate?: () => void },
    ): void
  }

  export const AppRouterContext: import('react').Context<AppRouterInstance | null>
}

declare module 'next/dist/shared/lib/hooks-client-context.shared-runtime' {
  export const PathnameContext: import('react').Context<string | null>
  export const SearchParamsContext: import('react').Context<URLSearchParams | null>
}
