import { useEffect, useState, type ChangeEvent } from 'react'
import { importPrices, listSuppliers } from '../../api/plants'
import { useToasts } from '../../app/toasts'

/** Lets administrators upload a price list. */
export function PriceImport({ onImported }: { onImported: () => void }) {
  const [suppliers, setSuppliers] = useState<string[]>([])
  const { show, showError } = useToasts()

  useEffect(() => {
    // Without suppliers, the list just has no name.
    listSuppliers().then(setSuppliers, () => {})
  }, [])

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return

    try {
      const { imported } = await importPrices(file)
      show(`${imported} ${imported === 1 ? 'price' : 'prices'} imported`)
      onImported()
    } catch (error) {
      showError(error, "the prices weren't imported")
    }
  }

  return (
    <div className="card row">
      <label>
        Supplier
        <select name="supplier">
          <option value="">Any supplier</option>
          {suppliers.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        Price list
        <input
          type="file"
          name="price-list"
          accept=".csv,.json"
          onChange={upload}
        />
      </label>
    </div>
  )
}
