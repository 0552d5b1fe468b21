import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import './app/drafts'
import { applyTheme } from './app/theme'
import './elements/fernhill-calendar'
import './elements/plant-rating'
import './styles/index.css'

applyTheme()

// Counts page views. Nobody waits for the answer.
navigator.sendBeacon(
  'https://analytics.fernhill.example/views',
  location.pathname,
)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(<App />)
