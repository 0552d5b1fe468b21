/** Rounds to whole cents. */
export const toCents = (dollars: number): number =>
  Math.round(dollars * 100) / 100

export const formatMoney = (dollars: number): string => `$${dollars.toFixed(2)}`
