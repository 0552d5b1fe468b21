/** Everything that `@cypress/mount-utils` 4 exports. */
declare module '@cypress/mount-utils' {
  export const ROOT_SELECTOR: '[data-cy-root]'
  export const getContainerEl: () => HTMLElement
  export function setupHooks(optionalCallback?: Function): void
}
