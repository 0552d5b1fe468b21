import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
} from 'react'
import { Link } from 'react-router'
import type { CartItem } from '../../api/types'
import { useCart } from '../../app/cart'
import { formatPrice } from '../../app/format'
import { useToasts } from '../../app/toasts'
import { PlantPhoto } from '../../components/PlantPhoto'

/** One plant in the cart. It can be dragged to another place in the list. */
export function CartLine({ item, index }: { item: CartItem; index: number }) {
  const { plantId, name, price, quantity } = item
  const { move } = useCart()
  const { isRemoving, remove } = useRemove(item)
  const editor = useQuantity(item)
  const [isSaved, setIsSaved] = useState(false)
  const lineTotal = formatPrice(price * quantity)

  return (
    <li
      className={isSaved ? 'cart-item saved' : 'cart-item'}
      draggable
      data-cy="cart-item"
      data-price={lineTotal}
      onDragStart={({ dataTransfer }: DragEvent) =>
        dataTransfer.setData('text/plain', String(index))
      }
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        move(Number(event.dataTransfer.getData('text/plain')), index)
      }}
    >
      <PlantPhoto plant={{ id: plantId, name, price }} />
      <div className="cart-item-name">
        <Link to={`/plants/${plantId}`} data-cy="plant-name">
          {name}
        </Link>
        <button
          type="button"
          className="link"
          onClick={() => setIsSaved(!isSaved)}
        >
          {isSaved ? 'Saved for later' : 'Save for later'}
        </button>
      </div>
      <label className="inline">
        Quantity
        <input
          type="number"
          min={1}
          value={editor.text}
          data-cy="quantity"
          onChange={(event) => editor.type(event.target.value)}
          onBlur={editor.save}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') editor.save()
          }}
        />
      </label>
      <button type="button" onClick={editor.save}>
        Update
      </button>
      <span className="price" data-cy="plant-price">
        {lineTotal}
      </span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        disabled={isRemoving}
        data-cy="remove"
        onClick={remove}
      >
        Remove
      </button>
    </li>
  )
}

function useRemove(item: CartItem) {
  const cart = useCart()
  const { show, showError } = useToasts()
  const [isRemoving, setIsRemoving] = useState(false)

  async function remove() {
    if (!confirm(`Remove ${item.name}?`)) return

    setIsRemoving(true)
    try {
      await cart.remove(item)
      show(`Removed ${item.name}`)
    } catch (error) {
      setIsRemoving(false)
      showError(error, `we couldn't remove ${item.name}`)
    }
  }

  return { isRemoving, remove }
}

/** A number is saved after a short pause, or at once on Enter, Update, and leaving. */
const PAUSE = 300
/** "Saving" stays long enough to be read. */
const SAVING_AT_LEAST = 500

function useQuantity(item: CartItem) {
  const { setQuantity } = useCart()
  const { show, replace, close, showError } = useToasts()
  const [text, setText] = useState(String(item.quantity))
  const timer = useRef<number>(undefined)
  const pending = useRef<number>(undefined)

  useEffect(() => setText(String(item.quantity)), [item.quantity])
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(next: string) {
    setText(next)
    clearTimeout(timer.current)
    pending.current = Number(next) >= 1 ? Number(next) : undefined
    if (pending.current) timer.current = window.setTimeout(save, PAUSE)
  }

  async function save() {
    clearTimeout(timer.current)
    const quantity = pending.current
    pending.current = undefined
    if (!quantity || quantity === item.quantity) return

    const toast = show('Saving')
    const started = Date.now()
    try {
      await setQuantity(item, quantity)
      const left = Math.max(0, started + SAVING_AT_LEAST - Date.now())
      setTimeout(() => replace(toast, 'Saved'), left)
    } catch (error) {
      close(toast)
      setText(String(item.quantity))
      showError(error, "the quantity didn't change")
    }
  }

  return { text, type, save: () => void save() }
}
