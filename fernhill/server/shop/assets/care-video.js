const button = document.querySelector('button')

button.addEventListener('click', () => {
  const isPlaying = document.body.classList.toggle('playing')
  button.textContent = isPlaying ? 'Pause' : 'Play'
})
