/** The in-house component library of the sample application, Fernhill. */
declare module '@fernhill/sprout' {
  export interface View {
    name: string
  }

  export interface Rendered {
    destroy(): void
  }

  export function render(view: View, target: HTMLElement): Rendered
}
