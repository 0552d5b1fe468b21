// Keeps what the shop and the next payment need to know.
const reference = new URLSearchParams(location.search).get('reference')
if (reference) sessionStorage.setItem('reference', reference)

const form = document.querySelector('[data-card]')
const lastCard = localStorage.getItem('last-card')
if (lastCard) form.elements.card.placeholder = `•••• ${lastCard}`

form.addEventListener('submit', () => {
  localStorage.setItem('last-card', form.elements.card.value.slice(-4))
})

const consent = document.querySelector('[data-consent]')
consent.hidden = document.cookie.includes('consent=')

consent.querySelector('button').addEventListener('click', () => {
  document.cookie = `consent=granted; Domain=${location.hostname}; Path=/; Max-Age=15552000; Secure; SameSite=None`
  consent.hidden = true
})
