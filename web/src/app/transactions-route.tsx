import { useRef, useState } from 'react'
import { createLazyPart } from '../components/lazy-part.tsx'
import { ImportBar, type ImportBarHandle } from '../features/imports/import-bar.tsx'
import { TransactionsPage } from '../features/transactions/transactions-page.tsx'

/**
 * Imports, review and categories open over the transactions. Features don't import each other, so they are combined
 * here.
 */
const panels = {
  review: createLazyPart(() => import('../features/review/review-queue.tsx').then((m) => m.ReviewQueue)),
  categories: createLazyPart(() =>
    import('../features/categories/categories-panel.tsx').then((m) => m.CategoriesPanel),
  ),
  imports: createLazyPart(() => import('../features/imports/past-imports.tsx').then((m) => m.PastImports)),
}

export function TransactionsRoute() {
  const importBar = useRef<ImportBarHandle>(null)
  const [isImporting, setIsImporting] = useState(false)
  const [isReading, setIsReading] = useState(false)
  return (
    <TransactionsPage
      importBar={<ImportBar ref={importBar} onOpenChange={setIsImporting} onReadingChange={setIsReading} />}
      isImporting={isImporting}
      isReading={isReading}
      onImport={() => importBar.current?.focus()}
      panels={panels}
    />
  )
}
