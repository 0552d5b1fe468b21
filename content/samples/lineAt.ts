/** The line of a position in a text, counted from 0. */
export const lineAt = (text: string, offset: number) =>
  text.slice(0, offset).split('\n').length - 1
