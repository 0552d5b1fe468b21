import { Link } from 'react-router'
import { useTheme } from '../app/theme'

export function Footer() {
  const [theme, toggleTheme] = useTheme()

  return (
    <footer className="footer">
      <p>© Fernhill. Plants for every corner.</p>
      <nav aria-label="More">
        {/* A full page load in a tab of its own, hence no <Link>. */}
        <a href="/care" target="_blank" rel="noopener">
          Care guide
        </a>
        <Link to="/label-printer">Label printer</Link>
        <Link to="/developers">Developers</Link>
        <button type="button" className="link" onClick={toggleTheme}>
          {theme === 'dark' ? 'Light theme' : 'Dark theme'}
        </button>
      </nav>
    </footer>
  )
}
