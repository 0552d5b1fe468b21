/** The parts of `@mui/material` 7 that samples use. */
declare module '@mui/material/CssBaseline' {
  export default function CssBaseline(props: {
    children?: import('react').ReactNode
    enableColorScheme?: boolean
  }): import('react').JSX.Element
}

declare module '@mui/material/styles' {
  export interface Theme {
    palette: { mode: 'light' | 'dark'; primary: { main: string } }
    shape: { borderRadius: number | string }
  }

  export interface ThemeOptions {
    cssVariables?: boolean
    palette?: { mode?: 'light' | 'dark'; primary?: { main: string } }
    shape?: { borderRadius?: number | string }
  }

  export function createTheme(options?: ThemeOptions, ...args: object[]): Theme

  export function ThemeProvider<T = Theme>(props: {
    children?: import('react').ReactNode
    theme: Partial<T> | ((outerTheme: T) => T)
  }): import('react').JSX.Element
}
