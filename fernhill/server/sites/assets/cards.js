const form = document.querySelector('[data-new-card]')
const status = form.querySelector('[role=status]')

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const card = form.elements.card.value
  const response = await fetch('/api/cards', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ card }),
  })
  if (!response.ok) {
    status.textContent = 'Your card was declined'
    return
  }
  const item = document.createElement('li')
  item.textContent = `•••• ${card.slice(-4)}`
  document.querySelector('[data-cards]').append(item)
  status.textContent = 'Your card was saved'
  form.reset()
})
