import { useSyncExternalStore } from 'react'
import { appStore } from '../../lib/app-state.ts'
import { readTransactionSearch, type TransactionFilters } from './transaction-search.ts'

type SavedView = { name: string; filters: TransactionFilters }

/** Per user: another person on the same browser has their own views. */
const getKey = () => `transactions.views.${appStore.get().user?.username ?? ''}`
const listeners = new Set<() => void>()
let cached: { text: string | null; views: readonly SavedView[] } = { text: null, views: [] }

/** The user's saved views in this browser, sorted by name. Damaged ones are skipped. */
function loadViews(): readonly SavedView[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(getKey())
  } catch {
    return cached.views
  }
  if (text === cached.text) return cached.views
  cached = { text, views: parseViews(text) }
  return cached.views
}

function parseViews(text: string | null): SavedView[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(saved)) return []
    return saved.flatMap((view: unknown) => {
      const { name, filters } = (view ?? {}) as { name?: unknown; filters?: unknown }
      if (typeof name !== 'string' || typeof filters !== 'object' || filters === null) return []
      return [{ name, filters: readTransactionSearch(filters as Record<string, unknown>) as TransactionFilters }]
    })
  } catch {
    return []
  }
}

/** Saves a view, replacing any other with the same name. */
export function saveView(view: SavedView): void {
  const others = loadViews().filter((other) => other.name !== view.name)
  store([...others, view].sort((a, b) => a.name.localeCompare(b.name)))
}

export function deleteView(name: string): void {
  store(loadViews().filter((view) => view.name !== name))
}

function store(views: readonly SavedView[]): void {
  const text = JSON.stringify(views)
  try {
    localStorage.setItem(getKey(), text)
  } catch {
    cached = { text: cached.text, views }
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(subscribe, loadViews)
}
