/** The internal modules of `next` 15 with the contexts of its routers. */
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

declare module 'next/dist/shared/lib/router-context.shared-runtime' {
  export interface NextRouter {
    route: string
    pathname: string
    query: Record<string, string | string[] | undefined>
    asPath: string
    basePath: string
    isLocaleDomain: boolean
    isFallback: boolean
    isReady: boolean
    isPreview: boolean
    push(url: string, as?: string, options?: object): Promise<boolean>
    replace(url: string, as?: string, options?: object): Promise<boolean>
    prefetch(url: string, asPath?: string, options?: object): Promise<void>
    reload(): void
    back(): void
    forward(): void
    beforePopState(callback: (state: any) => boolean): void
    events: Record<
      'on' | 'off' | 'emit',
      (type: string, ...args: any[]) => void
    >
  }

  export const RouterContext: import('react').Context<NextRouter | null>
}
