// Remembers who signed in here, and offers to continue as them.
const signIn = document.querySelector('[data-sign-in]')
const known = document.querySelector('[data-known-account]')
const email = localStorage.getItem('account')

if (email) {
  const name = email.split('@')[0]
  const { account } = known.elements
  account.value = email
  account.textContent = `Continue as ${name.charAt(0).toUpperCase()}${name.slice(1)}`
  known.hidden = false
}

signIn.addEventListener('submit', () => {
  localStorage.setItem('account', signIn.elements.email.value)
})
