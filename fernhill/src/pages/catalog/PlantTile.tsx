import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { Link, useNavigate } from 'react-router'
import { setPrice } from '../../api/plants'
import type { Plant } from '../../api/types'
import { useCart } from '../../app/cart'
import { formatPrice } from '../../app/format'
import { useToasts } from '../../app/toasts'
import { ContextMenu } from '../../components/ContextMenu'
import { Icon } from '../../components/Icon'
import { PlantPhoto } from '../../components/PlantPhoto'

interface PlantTileProps {
  plant: Plant
  isSaved: boolean
  canEdit: boolean
  onSave: () => void
  onChange: (plant: Plant) => void
}

const OFFER_OF_THE_HOUR = 7
const LONG_PRESS = 800

/** A plant in the catalog. A click anywhere on it opens the plant. */
export function PlantTile({
  plant,
  isSaved,
  canEdit,
  onSave,
  onChange,
}: PlantTileProps) {
  const { id, name, stock = 1 } = plant
  const navigate = useNavigate()
  const { isAdding, isInCart, add } = useAdd(plant)
  const { menu, closeMenu, pressHandlers } = useLongPress()
  const isSoldOut = stock === 0
  const classes = [
    'plant-card',
    id === OFFER_OF_THE_HOUR && 'on-sale',
    isSoldOut && 'sold-out',
  ]

  function open(event: MouseEvent) {
    const isControl = (event.target as Element).closest('a, button, input')
    if (!isControl && !menu) void navigate(`/plants/${id}`)
  }

  return (
    <li
      id={`plant.${id}`}
      className={classes.filter(Boolean).join(' ')}
      draggable
      data-cy="plant-card"
      data-plant-id={id}
      data-name={name}
      data-stock={stock}
      onClick={open}
      onDragStart={(event: DragEvent) =>
        event.dataTransfer.setData('text/plain', String(id))
      }
      {...pressHandlers}
    >
      <PlantPhoto plant={plant} />
      <h3 data-cy="plant-name">
        <Link to={`/plants/${id}`}>{name}</Link>
      </h3>
      <Price plant={plant} canEdit={canEdit} onChange={onChange} />
      {isSoldOut && (
        <span className="badge" data-cy="sold-out">
          Sold out
        </span>
      )}
      {id === OFFER_OF_THE_HOUR && <span className="badge">Offer</span>}
      <button
        type="button"
        className="add-to-cart"
        disabled={isSoldOut || isAdding}
        data-cy="add-to-cart"
        onClick={add}
      >
        {isInCart ? 'In the cart' : 'Add to cart'}
      </button>
      <button
        type="button"
        className="save"
        aria-pressed={isSaved}
        onClick={onSave}
      >
        <Icon name="heart" isFilled={isSaved} /> {isSaved ? 'Saved' : 'Save'}
      </button>
      {menu && (
        <ContextMenu
          label={name}
          x={menu.x}
          y={menu.y}
          onClose={closeMenu}
          items={[
            { label: 'Put into the cart', run: () => void add() },
            { label: isSaved ? 'Forget' : 'Keep in the wishlist', run: onSave },
          ]}
        />
      )}
    </li>
  )
}

/** Adds a plant to the cart and says so. */
function useAdd(plant: Plant) {
  const cart = useCart()
  const { show, showError } = useToasts()
  const [isAdding, setIsAdding] = useState(false)
  const [isInCart, setIsInCart] = useState(false)

  async function add() {
    setIsAdding(true)
    try {
      await cart.add(plant)
      setIsInCart(true)
      show(`Added ${plant.name} to your cart`)
    } catch (error) {
      showError(error, `we couldn't add ${plant.name}`)
    } finally {
      setIsAdding(false)
    }
  }

  return { isAdding, isInCart, add }
}

/** Opens a menu for fingers, which have no second button. */
function useLongPress() {
  const timer = useRef<number>(undefined)
  const [menu, setMenu] = useState<{ x: number; y: number }>()
  const cancel = () => clearTimeout(timer.current)

  useEffect(() => cancel, [])

  const pressHandlers = {
    onPointerDown: ({ clientX: x, clientY: y, target }: PointerEvent) => {
      if ((target as Element).closest('button, input')) return
      timer.current = window.setTimeout(() => setMenu({ x, y }), LONG_PRESS)
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onDrag: cancel,
  }

  return { menu, closeMenu: () => setMenu(undefined), pressHandlers }
}

interface PriceProps {
  plant: Plant
  canEdit: boolean
  onChange: (plant: Plant) => void
}

/** Administrators change a price with a double click on it. */
function Price({ plant, canEdit, onChange }: PriceProps) {
  const [isEditing, setIsEditing] = useState(false)
  const { showError } = useToasts()

  async function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') setIsEditing(false)
    if (event.key !== 'Enter') return

    try {
      onChange(await setPrice(plant.id, event.currentTarget.valueAsNumber))
      setIsEditing(false)
    } catch (error) {
      showError(error, "the price didn't change")
    }
  }

  return (
    <p
      className="price"
      data-cy="plant-price"
      onClick={(event) => canEdit && event.stopPropagation()}
      onDoubleClick={() => setIsEditing(canEdit)}
    >
      {isEditing ? (
        <input
          type="number"
          aria-label={`Price of ${plant.name}`}
          autoFocus
          min={1}
          step="any"
          defaultValue={plant.price}
          onKeyDown={onKeyDown}
          onBlur={() => setIsEditing(false)}
        />
      ) : (
        formatPrice(plant.price)
      )}
    </p>
  )
}
