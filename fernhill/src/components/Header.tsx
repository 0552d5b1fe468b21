import { useState, type DragEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { signOut } from '../api/account'
import { getPlant } from '../api/plants'
import { useCart } from '../app/cart'
import { t } from '../app/language'
import { useSession } from '../app/session'
import { useToasts } from '../app/toasts'
import { AccountMenu } from './AccountMenu'
import { Icon } from './Icon'

export function Header() {
  const { user, isKnown } = useSession()
  const { showError } = useToasts()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // On a phone, following a link closes the menu.
  const isOpen = openAt === pathname

  async function leave() {
    try {
      await signOut()
      location.assign('/')
    } catch (error) {
      showError(error, "you're still signed in", () => void leave())
    }
  }

  return (
    <header className="header">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Link className="brand" to="/" aria-label="Fernhill, home">
        <Icon name="leaf" /> Fernhill
      </Link>
      <button
        type="button"
        className="menu-button"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls="nav"
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} /> Menu
      </button>
      <nav
        id="nav"
        className={isOpen ? 'nav is-open' : 'nav'}
        aria-label="Main"
        data-cy="nav"
      >
        <NavLink to="/plants">{t.plants}</NavLink>
        <NavLink to="/orders" end>
          {t.orders}
        </NavLink>
        <CartLink />
        {user && <AccountMenu user={user} />}
        {user && (
          <button type="button" data-cy="sign-out" onClick={leave}>
            Sign out
          </button>
        )}
        {isKnown && !user && <NavLink to="/login">Sign in</NavLink>}
      </nav>
    </header>
  )
}

/** The way to the cart. Plants can be dropped on its number. */
function CartLink() {
  const { count, add } = useCart()
  const { show, showError } = useToasts()
  const [isOver, setIsOver] = useState(false)

  function allowDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }

  async function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)

    const id = event.dataTransfer.getData('text/plain')
    try {
      const plant = await getPlant(id)
      await add(plant)
      show(`Added ${plant.name} to your cart`)
    } catch (error) {
      showError(error, "we couldn't add the plant", () => void drop(event))
    }
  }

  return (
    <NavLink to="/cart" className="cart-link">
      <Icon name="cart" />
      {t.cart}
      <span
        className={isOver ? 'count is-over' : 'count'}
        data-cy="cart-count"
        onDragEnter={allowDrop}
        onDragOver={allowDrop}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {count}
      </span>
    </NavLink>
  )
}
