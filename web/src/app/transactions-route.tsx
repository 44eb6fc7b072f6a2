import { lazy, useRef } from 'react'
import { ImportBar, type ImportBarHandle } from '../features/imports/import-bar.tsx'
import { TransactionsPage } from '../features/transactions/transactions-page.tsx'

/** Imports, review and categories open over the transactions; features do not know each other, so they meet here. */
const panels = {
  review: lazy(() => import('../features/review/review-queue.tsx').then((m) => ({ default: m.ReviewQueue }))),
  categories: lazy(() =>
    import('../features/categories/categories-panel.tsx').then((m) => ({ default: m.CategoriesPanel })),
  ),
  imports: lazy(() => import('../features/imports/past-imports.tsx').then((m) => ({ default: m.PastImports }))),
}

export function TransactionsRoute() {
  const importBar = useRef<ImportBarHandle>(null)
  return (
    <TransactionsPage
      importBar={<ImportBar ref={importBar} />}
      onImport={() => importBar.current?.focus()}
      panels={panels}
    />
  )
}
