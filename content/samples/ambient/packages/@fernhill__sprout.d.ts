/** The library of components that the sample application, Fernhill, has made for itself. */
declare module '@fernhill/sprout' {
  export interface View {
    name: string
  }

  export interface Rendered {
    destroy(): void
  }

  export function render(view: View, target: HTMLElement): Rendered
}
