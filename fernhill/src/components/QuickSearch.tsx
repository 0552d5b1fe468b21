import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useListener } from '../app/hooks'
import { Dialog } from './Dialog'

/** Searches the catalog from any page: Ctrl+K, or Cmd+K on a Mac. */
export function QuickSearch() {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()

  useListener(document, 'keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    setIsOpen(true)
  })

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')

    setIsOpen(false)
    void navigate(`/plants?search=${encodeURIComponent(String(text))}`)
  }

  if (!isOpen) return null

  return (
    <Dialog title="Search plants" onClose={() => setIsOpen(false)}>
      <form className="quick-search" onSubmit={search}>
        <input
          type="search"
          name="search"
          aria-label="Name of a plant"
          autoComplete="off"
          data-cy="search"
        />
        <button className="primary">Search</button>
      </form>
    </Dialog>
  )
}
