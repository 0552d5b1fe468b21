import { useRef } from 'react'
import type { Order } from '../../api/types'
import { useToasts } from '../../app/toasts'
import { AddToCalendar } from './AddToCalendar'

interface OrdersToolbarProps {
  orders: Order[]
  since: string
  onSince: (day: string) => void
}

const LAST_YEAR = 2025

export function OrdersToolbar({ orders, since, onSince }: OrdersToolbarProps) {
  const { show } = useToasts()
  const preview = useRef<HTMLDialogElement>(null)
  const newest = orders[0]?.id

  function print() {
    preview.current?.showModal()
    window.print()
  }

  return (
    <div className="row toolbar">
      <label className="inline">
        Ordered since
        <input
          type="date"
          name="ordered-since"
          value={since}
          onChange={(event) => onSince(event.target.value)}
        />
      </label>
      <button type="button" onClick={print}>
        Print
      </button>
      <button type="button" onClick={() => window.print()}>
        Print invoice
      </button>
      <button
        type="button"
        onClick={() => window.open(`/orders/${newest}/label`)}
      >
        Print label
      </button>
      <button type="button" onClick={() => show('Ready to download')}>
        Export
      </button>
      {'showSaveFilePicker' in window && <SaveAs orders={orders} />}
      <a href={`/orders/export.csv?year=${LAST_YEAR}`} download>
        Download as CSV
      </a>
      <AddToCalendar />
      <dialog ref={preview} aria-labelledby="preview-title">
        <h2 id="preview-title">Print preview</h2>
        <ul>
          {orders.map(({ id, plant }) => (
            <li key={id}>
              #{id} {plant}
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => preview.current?.close()}>
          Close
        </button>
      </dialog>
    </div>
  )
}

interface FilePicker {
  showSaveFilePicker(options: {
    suggestedName: string
  }): Promise<FileSystemFileHandle>
}

/** Lets the customer choose where to save the list, in browsers that can ask. */
function SaveAs({ orders }: { orders: Order[] }) {
  async function save() {
    try {
      const picker = window as unknown as FilePicker
      const file = await picker.showSaveFilePicker({
        suggestedName: 'orders.json',
      })
      const stream = await file.createWritable()
      await stream.write(JSON.stringify(orders, null, 2))
      await stream.close()
    } catch {
      // The customer has closed the dialog.
    }
  }

  return (
    <button type="button" onClick={save}>
      Save as…
    </button>
  )
}
