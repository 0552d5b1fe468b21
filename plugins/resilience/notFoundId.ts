/** Tells the not-found page's HTML, whatever the address it was sent for. */
export const notFoundId = 'not-found'
