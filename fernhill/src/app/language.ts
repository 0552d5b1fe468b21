/** The few words that the shop has in other languages. */
const words = {
  en: {
    plants: 'Plants',
    orders: 'Orders',
    cart: 'Cart',
    yourCart: 'Your cart',
    hero: undefined,
  },
  de: {
    plants: 'Pflanzen',
    orders: 'Bestellungen',
    cart: 'Warenkorb',
    yourCart: 'Warenkorb',
    hero: 'Pflanzen der Woche',
  },
  fr: {
    plants: 'Plantes',
    orders: 'Commandes',
    cart: 'Panier',
    yourCart: 'Votre panier',
    hero: 'Plantes de la semaine',
  },
}

type Language = keyof typeof words

const isLanguage = (name: string): name is Language => name in words

/** The server writes the language into the page. */
const language = document.documentElement.lang.slice(0, 2)

export const t = words[isLanguage(language) ? language : 'en']
