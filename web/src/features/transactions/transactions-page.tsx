import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { IconListCheck } from '../../components/icons.ts'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TableSkeleton } from '../../components/skeletons.tsx'
import { ApiError } from '../../lib/api-errors.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { runWhenIdle } from '../../lib/when-idle.ts'
import { loadHiddenColumns, saveHiddenColumns } from './column-choice.ts'
import type { FilterProps } from './filter-fields.tsx'
import { PageMenu } from './page-menu.tsx'
import { getTabId, PageTabs } from './page-tabs.tsx'
import { TransactionList } from './transaction-list.tsx'
import {
  getFilters,
  hasFilters,
  type TransactionFilters,
  type TransactionPanel,
  type TransactionTab,
} from './transaction-search.ts'
import { type TransactionPages, useTransactionPages } from './use-transaction-pages.ts'

const AddDrawer = createLazyPart(() => import('./add-drawer.tsx').then((m) => m.AddDrawer))
const RecurringTab = createLazyPart(() => import('./recurring-tab.tsx').then((m) => m.RecurringTab))
const TransferTab = createLazyPart(() => import('./transfer-tab.tsx').then((m) => m.TransferTab))
const EditorDrawer = createLazyPart(() => import('./editor-drawer.tsx').then((m) => m.EditorDrawer))

type PanelProps = { onClose: () => void }
type Props = {
  /** Where text is pasted and files are attached. */
  importBar: ReactNode
  /** Opens the import bar, scrolls it into view and focuses it. */
  onImport: () => void
  /** True while the import bar is open. */
  isImporting: boolean
  /** True from the start of an import until its transactions are shown. */
  isReading: boolean
  /** Panels of other features, by their name in the URL. */
  panels: Record<Exclude<TransactionPanel, 'add'>, ComponentType<PanelProps>>
}

const route = getRouteApi('/actual')

/** Import at the top; all transactions, recurring payments and transfers in tabs below. The URL holds the view. */
export function TransactionsPage({ importBar, onImport, isImporting, isReading, panels }: Props) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const key = JSON.stringify(getFilters(search))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all filters, and filters that haven't changed must stay the same object
  const filters = useMemo(() => getFilters(search), [key])
  const pages = useTransactionPages(filters)
  const { data: toReview = 0 } = useQuery(ledgerQueries.toReview())
  const [hidden, setHidden] = useState(loadHiddenColumns)
  const changeHidden = useCallback((next: ReadonlySet<string>) => {
    setHidden(next)
    saveHiddenColumns(next)
  }, [])
  const [activeIndex, setActiveIndex] = useState(-1)

  const panelId = useId()
  const isPhone = useIsPhone()
  /** From a tab, opening the list adds an entry to the browser history, so Back returns to the tab. */
  const showList = (next: TransactionFilters) => void navigate({ search: next, resetScroll: false })
  const openTab = (tab: TransactionTab | undefined) =>
    void navigate({
      search: ({ show: _, row, panel, ...rest }) => (tab === undefined ? rest : { ...rest, show: tab }),
      resetScroll: false,
    })
  const showFilters = useCallback(
    (next: TransactionFilters, { keepsRow = false, isSameEntry = false } = {}) =>
      void navigate({
        search: ({ showOnboarding, row }) => ({
          ...(showOnboarding ? { showOnboarding } : {}),
          ...(keepsRow && row ? { row } : {}),
          ...next,
        }),
        replace: isSameEntry,
        resetScroll: false,
      }),
    [navigate],
  )
  const replaceFilters = useCallback((next: TransactionFilters) => showFilters(next), [showFilters])
  const changeFilters = useCallback<FilterProps['onChange']>(
    (fields, isSameEntry = false) => {
      const next = { ...filters, ...fields }
      const set = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
      // A search applies a moment after typing. A row opened in that moment stays open.
      showFilters(set, { keepsRow: true, isSameEntry })
    },
    [filters, showFilters],
  )
  const openRow = useCallback(
    (row: string | undefined) =>
      void navigate({
        search: ({ row: before, ...rest }) => (row === undefined ? rest : { ...rest, row }),
        // Moving from row to row is one entry in the browser history, not twenty.
        replace: row === undefined || search.row !== undefined,
        resetScroll: false,
      }),
    [navigate, search.row],
  )
  const openPanel = useCallback(
    (panel: TransactionPanel | undefined) =>
      void navigate({
        search: ({ panel: before, row: _, ...rest }) => (panel === undefined ? rest : { ...rest, panel }),
        replace: panel === undefined,
        resetScroll: false,
      }),
    [navigate],
  )

  // The transaction that identified the merchant was deleted or split. Use another one of theirs, or drop the filter.
  const { same_merchant_as: anchor } = filters
  const isAnchorGone = anchor !== undefined && pages.latestError instanceof ApiError && pages.latestError.status === 404
  const nextAnchor = pages.loadedRows.find((row) => row.id !== anchor)?.id
  useEffect(() => {
    if (isAnchorGone) changeFilters({ same_merchant_as: nextAnchor }, true)
  }, [isAnchorGone, nextAnchor, changeFilters])

  useFocusAfterEditing(search.row !== undefined, activeIndex)

  // Loads the editor early, so that the first click on a transaction opens it immediately, even offline.
  useEffect(() => (pages.isPending ? undefined : runWhenIdle(EditorDrawer.preload)), [pages.isPending])

  const isEmpty =
    search.show === undefined && !pages.isPending && !pages.isStale && pages.total === 0 && !hasFilters(filters)
  const reviewButton = toReview > 0 && (
    <Button
      variant="default"
      leftSection={isPhone ? undefined : <IconListCheck size={17} aria-hidden />}
      onClick={() => openPanel('review')}
    >
      Review {formatCount(toReview)} {!isPhone && (toReview === 1 ? 'merchant' : 'merchants')}
    </Button>
  )
  const Panel = search.panel && search.panel !== 'add' ? panels[search.panel] : null
  return (
    <>
      <PageHeader
        title="Your Transactions"
        subtitle={pages.isPending ? 'Every payment and deposit' : getSubtitle(pages)}
        actions={
          <>
            {!isPhone && reviewButton}
            <PageMenu filters={filters} hidden={hidden} onHiddenChange={changeHidden} onOpenPanel={openPanel} />
          </>
        }
      />
      {importBar}
      {!isEmpty && <PageTabs tab={search.show} onTabChange={openTab} panelId={panelId} end={isPhone && reviewButton} />}
      <div id={panelId} role="tabpanel" aria-labelledby={getTabId(panelId, search.show)}>
        {search.show === undefined ? (
          <>
            <LoadError pages={pages} />
            {pages.isPending && pages.error === null && <TableSkeleton rows={12} columns={7} />}
            {isEmpty && <NoTransactions isReading={isReading} isImporting={isImporting} onImport={onImport} />}
            {!pages.isPending && !isEmpty && (
              <TransactionList
                filters={filters}
                onFilterChange={changeFilters}
                onFiltersReplace={replaceFilters}
                pages={pages}
                hidden={hidden}
                activeIndex={activeIndex}
                onActiveChange={setActiveIndex}
                onOpen={openRow}
              />
            )}
          </>
        ) : (
          <Suspense fallback={<TableSkeleton rows={9} columns={6} />}>
            {search.show === 'recurring' && <RecurringTab onOpen={showList} onImport={onImport} />}
            {search.show === 'transfers' && (
              <TransferTab
                onShowTransfers={() => showList({ kind: 'transfer' })}
                onImport={pages.total === 0 && !hasFilters(filters) ? onImport : undefined}
              />
            )}
          </Suspense>
        )}
      </div>
      <Suspense>
        {search.row && (
          <EditorDrawer
            id={search.row}
            pages={pages}
            onMove={(row, index) => {
              setActiveIndex(index)
              openRow(row)
            }}
            onClose={() => openRow(undefined)}
            onManageCategories={() => openPanel('categories')}
            onShowMerchant={(same_merchant_as) => replaceFilters({ same_merchant_as })}
          />
        )}
        {search.panel === 'add' && <AddDrawer onClose={() => openPanel(undefined)} />}
        {Panel && <Panel onClose={() => openPanel(undefined)} />}
      </Suspense>
    </>
  )
}

/** After the editor closes, focus returns to the table's active row. */
function useFocusAfterEditing(isEditing: boolean, activeIndex: number): void {
  const wasEditing = useRef(isEditing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only closing should trigger this
  useEffect(() => {
    const isClosed = wasEditing.current && !isEditing
    wasEditing.current = isEditing
    if (!isClosed) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>(`tr[data-index="${activeIndex}"]`)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isEditing])
}

function LoadError({ pages }: { pages: TransactionPages }) {
  if (pages.error === null) return null
  // The new filters got no response, so the rows below belong to the previous ones.
  const isStale = pages.isStale && pages.hasNoResponse
  return (
    <ErrorPanel
      title={isStale ? 'Couldn’t update the list' : 'Couldn’t load your transactions'}
      error={pages.error}
      reassurance={isStale ? 'The list below isn’t up to date.' : 'Your transactions are safe.'}
      onRetry={pages.retry}
    />
  )
}

type EmptyProps = { isReading: boolean; isImporting: boolean; onImport: () => void }

function NoTransactions({ isReading, isImporting, onImport }: EmptyProps) {
  const waiting = isImporting ? 'Your transactions will appear here with a name and category.' : null
  const reading = 'We’re reading your transactions. They’ll appear here with names and categories.'
  const empty = 'No transactions yet. Paste them from your bank or attach a file, and we’ll add names and categories.'
  return (
    <EmptyState
      sentence={isReading ? reading : (waiting ?? empty)}
      // One action at a time: while the import bar is open, that's filling it in.
      {...(isImporting || isReading ? {} : { action: { label: 'Import transactions', onClick: onImport } })}
      ghost={<GhostTable columns={7} />}
    />
  )
}

function getSubtitle({ total, shownFilters, isStale, hasNoResponse }: TransactionPages): string {
  const isFiltered = hasFilters(shownFilters)
  if (isStale && hasNoResponse) return 'Not up to date'
  if (total === 0 && !isFiltered) return 'Every payment and deposit'
  const words = total === 1 ? '1 transaction' : `${formatCount(total)} transactions`
  return isFiltered ? `${words} ${total === 1 ? 'matches' : 'match'}` : words
}
