import { Fragment, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Plant } from '../../api/types'
import { readCookie, writeCookie } from '../../app/cookies'
import { useListener, useTitle } from '../../app/hooks'
import { useSession } from '../../app/session'
import { readStored } from '../../app/storage'
import { EmptyState } from '../../components/EmptyState'
import { Spinner } from '../../components/Spinner'
import { Filters, lights } from './Filters'
import { Offer } from './Offer'
import { PlantTile } from './PlantTile'
import { PriceImport } from './PriceImport'
import { SearchField } from './SearchField'
import { SortBox } from './SortBox'
import { useCatalog } from './useCatalog'
import { useEndOfPage } from './useEndOfPage'
import { useWishlist } from './useWishlist'

export function CatalogPage() {
  useTitle('Plants')

  const { user } = useSession()
  const [query, setQuery] = useCatalogQuery()
  const catalog = useCatalog(query)
  const wishlist = useWishlist()
  const [layout, setLayout] = useLayout()
  const names = useNames(catalog.plants)
  const hasMore = catalog.hasMore && !catalog.isLoading

  useEndOfPage(hasMore, catalog.loadMore)

  return (
    <>
      <h1>Plants</h1>
      <Offer onEnd={catalog.reload} />
      <div className="toolbar">
        <SearchField
          value={query.search ?? ''}
          names={names}
          onSearch={(search) => setQuery({ search })}
        >
          {wishlist.ids.length === 0
            ? 'Your wishlist is empty'
            : `${wishlist.ids.length} ${wishlist.ids.length === 1 ? 'plant' : 'plants'} saved`}
        </SearchField>
        <Filters query={query} onChange={setQuery} />
        <div className="row">
          <SortBox
            value={query.sort ?? ''}
            onChange={(sort) => setQuery({ sort })}
          />
          <div className="switch" role="group" aria-label="Layout">
            {(['grid', 'list'] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={layout === name}
                onClick={() => setLayout(name)}
              >
                {name === 'grid' ? 'Grid' : 'List'}
              </button>
            ))}
          </div>
        </div>
      </div>
      {user?.role === 'administrator' && (
        <PriceImport onImported={catalog.reload} />
      )}
      {matchMedia('(pointer: coarse)').matches && (
        <p className="hint">Tap a plant for its care card</p>
      )}
      {catalog.isLoading && <Spinner label="Loading plants" />}
      <h2 className="visually-hidden">All plants</h2>
      <ul
        className={`plant-list ${layout}`}
        aria-label="Plants"
        aria-busy={catalog.isLoading}
        data-cy="plant-list"
      >
        {catalog.plants.map((plant, index) => (
          <Fragment key={plant.id}>
            {query.sort === 'light' &&
              plant.light &&
              plant.light !== catalog.plants[index - 1]?.light && (
                <li className="light">{lights[plant.light]}</li>
              )}
            <PlantTile
              plant={plant}
              isSaved={wishlist.ids.includes(plant.id)}
              canEdit={user?.role === 'administrator'}
              onSave={() => wishlist.toggle(plant.id)}
              onChange={catalog.replace}
            />
          </Fragment>
        ))}
      </ul>
      {catalog.isEmpty && (
        <EmptyState>
          <p>
            {query.search
              ? `No plant is called ${query.search}.`
              : 'There are no plants here.'}
          </p>
        </EmptyState>
      )}
      {catalog.hasMore && (
        <button
          type="button"
          className="load-more"
          aria-busy={catalog.isLoading}
          data-cy="load-more"
          onClick={catalog.loadMore}
        >
          {catalog.isLoading ? 'Loading…' : 'Load more'}
        </button>
      )}
      <SeenRecently plants={catalog.plants} />
    </>
  )
}

export interface CatalogQuery {
  search?: string
  light?: string
  sort?: string
  'max-price'?: string
  filter?: string[]
}

/**
 * The query is in the address, so that a link or the Back button leads to the same list.
 * Filters replace the entry in the history, or Back would undo them one by one.
 */
function useCatalogQuery(): [CatalogQuery, (change: CatalogQuery) => void] {
  const [params, setParams] = useSearchParams()

  // The light of the last visit is still the light of the customer's room.
  useEffect(() => {
    const light = localStorage.getItem('view')
    if (!location.search && light) setParams({ light }, { replace: true })
  }, [setParams])

  const query = {
    search: params.get('search') ?? '',
    light: params.get('light') ?? '',
    sort: params.get('sort') ?? '',
    'max-price': params.get('max-price') ?? '',
    filter: params.getAll('filter'),
  }

  function change(change: CatalogQuery) {
    if (change.light !== undefined) localStorage.setItem('view', change.light)

    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, ...change })) {
      for (const one of [value].flat()) if (one) next.append(name, one)
    }
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return [query, change]
}

type Layout = 'grid' | 'list'

function useLayout(): [Layout, (layout: Layout) => void] {
  const [layout, setLayout] = useState<Layout>(
    readCookie('layout') === 'list' ? 'list' : 'grid',
  )

  return [
    layout,
    (next) => {
      writeCookie('layout', next)
      setLayout(next)
    },
  ]
}

/** The names of all plants that the page has seen, for suggestions. */
function useNames(plants: Plant[]): string[] {
  const [names, setNames] = useState<string[]>([])
  const added = plants
    .map(({ name }) => name)
    .filter((name) => !names.includes(name))

  if (added.length > 0) setNames([...names, ...new Set(added)])

  return names
}

/** Which plants the customer has looked at, from local storage. */
function SeenRecently({ plants }: { plants: Plant[] }) {
  const [recent, setRecent] = useState(() =>
    readStored<number[]>(localStorage, 'recent', []),
  )

  // Another tab may show a plant in the meantime.
  useListener(window, 'storage', () =>
    setRecent(readStored<number[]>(localStorage, 'recent', [])),
  )
  if (recent.length === 0) return null

  const names = recent
    .map((id) => plants.find((plant) => plant.id === id)?.name)
    .filter((name) => name !== undefined)

  return (
    <aside className="recent" aria-labelledby="recent">
      <h2 id="recent">Seen recently</h2>
      <p>{names.join(', ') || 'Plants that are further down the list.'}</p>
    </aside>
  )
}
