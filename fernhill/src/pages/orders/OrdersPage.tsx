import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { orderAgain } from '../../api/orders'
import type { Order } from '../../api/types'
import { useCart } from '../../app/cart'
import { useListener, useTitle } from '../../app/hooks'
import { useToasts } from '../../app/toasts'
import { ContextMenu } from '../../components/ContextMenu'
import { EmptyState } from '../../components/EmptyState'
import { Spinner } from '../../components/Spinner'
import { HelpDesk } from './HelpDesk'
import { OrderRow } from './OrderRow'
import { OrdersChart } from './OrdersChart'
import { OrdersToolbar } from './OrdersToolbar'
import { useIdleSignOut } from './useIdleSignOut'
import { useOrders } from './useOrders'
import { useSelection } from './useSelection'

export function OrdersPage() {
  useTitle('Orders')
  useIdleSignOut()

  const { orders, hasFailed, change } = useOrders()
  const [since, setSince] = useState('')
  const shown = orders?.filter(
    ({ createdAt }) => !since || (createdAt ?? '') >= since,
  )

  return (
    <>
      <h1>Orders</h1>
      <HelpDesk />
      <section className="orders" aria-label="Your orders" data-cy="orders">
        {!shown && !hasFailed && <Spinner label="Loading your orders" />}
        {shown && shown.length > 0 && (
          <>
            <OrdersToolbar orders={shown} since={since} onSince={setSince} />
            <OrdersTable orders={shown} onChange={change} />
            <OrdersChart orders={shown} />
          </>
        )}
        {shown?.length === 0 && (
          <EmptyState>
            <p>No orders yet</p>
            <Link to="/plants">Find a plant</Link>
          </EmptyState>
        )}
      </section>
    </>
  )
}

interface OrdersTableProps {
  orders: Order[]
  onChange: (id: number, change: Partial<Order>) => Promise<void>
}

interface OpenMenu {
  order: Order
  x: number
  y: number
  hasMore: boolean
}

function OrdersTable({ orders, onChange }: OrdersTableProps) {
  const { refresh } = useCart()
  const { show, showError } = useToasts()
  const navigate = useNavigate()
  const { selected, select } = useSelection(orders.map(({ id }) => id))
  const [openId, setOpenId] = useState<number>()
  const [menu, setMenu] = useState<OpenMenu>()
  const isShiftDown = useShift()

  function activate(order: Order, isRange: boolean) {
    select(order.id, isRange)
    setOpenId(order.id)
  }

  async function buyAgain({ id }: Order) {
    try {
      await orderAgain(id)
      await refresh()
      show('Added the plants to your cart')
      return true
    } catch (error) {
      showError(error, "we couldn't fill your cart")
      return false
    }
  }

  async function copyNumber({ id }: Order) {
    try {
      await navigator.clipboard.writeText(String(id))
      show('Copied')
    } catch {
      show('Could not copy the number')
    }
  }

  return (
    <div className="table" role="region" aria-label="Orders" tabIndex={0}>
      <table role="grid" aria-label="Orders" aria-multiselectable="true">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Plants</th>
            <th scope="col">Total</th>
            <th scope="col">Status</th>
            <th scope="col">Placed</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isOpen={order.id === openId}
              isSelected={selected.includes(order.id)}
              onChange={(change) => void onChange(order.id, change)}
              onBuyAgain={() => void buyAgain(order)}
              rowProps={{
                onClick: (event: MouseEvent) => {
                  if ((event.target as Element).closest('a, button')) return
                  activate(order, event.shiftKey || isShiftDown.current)
                },
                onKeyDown: (event: KeyboardEvent) => {
                  if (event.target !== event.currentTarget) return
                  if (event.key === 'Enter') activate(order, event.shiftKey)
                },
                onContextMenu: (event: MouseEvent) => {
                  event.preventDefault()
                  setMenu({
                    order,
                    x: event.clientX,
                    y: event.clientY,
                    hasMore: event.shiftKey,
                  })
                },
              }}
            />
          ))}
        </tbody>
      </table>
      {menu && (
        <ContextMenu
          label={`Order #${menu.order.id}`}
          x={menu.x}
          y={menu.y}
          onClose={() => setMenu(undefined)}
          items={[
            {
              label: 'Order again',
              run: async () => {
                if (await buyAgain(menu.order)) void navigate('/cart')
              },
            },
            ...(menu.hasMore
              ? [
                  {
                    label: 'Copy order number',
                    run: () => void copyNumber(menu.order),
                  },
                ]
              : []),
          ]}
        />
      )}
    </div>
  )
}

/** Whether Shift is down. Some assistive tools press it without saying so in a click. */
function useShift() {
  const isDown = useRef(false)
  const update = ({ key, type }: globalThis.KeyboardEvent) => {
    if (key === 'Shift') isDown.current = type === 'keydown'
  }
  useListener(document, 'keydown', update)
  useListener(document, 'keyup', update)

  return isDown
}
