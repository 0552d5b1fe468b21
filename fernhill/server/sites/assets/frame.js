// Checks a card as soon as it's complete, and tells the shop's page about it.
const form = document.querySelector('[data-card-frame]')
const status = form.querySelector('[role=status]')

form.addEventListener('submit', (event) => event.preventDefault())

form.elements.card.addEventListener('input', async () => {
  const card = form.elements.card.value.replaceAll(' ', '')
  status.textContent = ''
  if (card.length < 16) return
  const response = await fetch('/api/payments', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ card }),
  })
  if (!response.ok) {
    status.textContent = 'Your card was declined'
    return
  }
  const { token } = await response.json()
  status.textContent = 'Your card was accepted'
  // A token is of no use to another site, so any may be around this frame.
  parent.postMessage({ type: 'card-accepted', token }, '*')
})

// Where nothing answers at this address, the shop hides the frame.
parent.postMessage({ type: 'card-frame-ready' }, '*')
