import type { ReactNode } from 'react'

export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="empty-state" data-cy="empty-state">
      {children}
    </div>
  )
}
