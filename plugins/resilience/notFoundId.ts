/** Identifies the HTML of the not-found page, whatever URL it was served for. */
export const notFoundId = 'not-found'
