import type { ChangeKind } from '../types'

/** The label of each kind of change, in the order that readers see them. */
export const labels: Record<ChangeKind, string> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  feature: 'Feature',
  fix: 'Fix',
  performance: 'Performance',
  dependency: 'Update',
}

export const kinds = Object.keys(labels) as ChangeKind[]

/** Kinds of changes that can require an edit in tests or configuration. */
export const demandingKinds: readonly ChangeKind[] = ['breaking', 'deprecated']
