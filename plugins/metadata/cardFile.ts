/** The file of a page's card, relative to the base URL. */
export const cardOf = (id: string): string => `img/cards/${id}.png`
