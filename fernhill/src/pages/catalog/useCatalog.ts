import { useCallback, useEffect, useRef, useState } from 'react'
import { listPlants, PAGE_SIZE } from '../../api/plants'
import type { Plant } from '../../api/types'
import { useToasts } from '../../app/toasts'
import type { CatalogQuery } from './CatalogPage'

/**
 * The plants that match a query, page after page. While new ones are on their way, the old
 * ones stay on the page, so the list doesn't collapse.
 */
export function useCatalog(query: CatalogQuery) {
  const { showError } = useToasts()
  const [plants, setPlants] = useState<Plant[]>([])
  const [page, setPage] = useState(1)
  const [isLoading, setIsLoading] = useState(true)
  const [hasMore, setHasMore] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isLoadingMore = useRef(false)
  const key = JSON.stringify(query)

  const reload = useCallback(() => setAttempt((now) => now + 1), [])

  useEffect(() => {
    const controller = new AbortController()
    setIsLoading(true)

    listPlants(JSON.parse(key) as CatalogQuery, controller.signal)
      .then((found) => {
        setPlants(found)
        setPage(1)
        setHasMore(found.length === PAGE_SIZE)
        setIsLoading(false)
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setIsLoading(false)
        showError(error, "the plants didn't load", reload)
      })

    return () => controller.abort()
  }, [key, attempt, reload, showError])

  const loadMore = useCallback(() => {
    // Scrolling to the end and pressing the button may ask for the same page.
    if (isLoadingMore.current) return
    isLoadingMore.current = true
    setIsLoading(true)

    listPlants({ ...(JSON.parse(key) as CatalogQuery), page: page + 1 })
      .then((found) => {
        setPlants((now) => [
          ...now,
          ...found.filter(({ id }) => now.every((plant) => plant.id !== id)),
        ])
        setPage(page + 1)
        setHasMore(found.length === PAGE_SIZE)
      })
      .catch((error: unknown) => showError(error, "the plants didn't load"))
      .finally(() => {
        isLoadingMore.current = false
        setIsLoading(false)
      })
  }, [key, page, showError])

  const replace = useCallback(
    (changed: Plant) =>
      setPlants((now) =>
        now.map((plant) => (plant.id === changed.id ? changed : plant)),
      ),
    [],
  )

  return {
    plants,
    isLoading,
    isEmpty: !isLoading && plants.length === 0,
    hasMore,
    loadMore,
    reload,
    replace,
  }
}
