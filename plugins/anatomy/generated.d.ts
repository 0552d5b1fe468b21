declare module '@generated/anatomy/default/cards.json' {
  import type { CommandCards } from '../../content/api/commandFacts'

  const cards: CommandCards
  export default cards
}
