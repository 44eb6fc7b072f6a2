import type { BudgetItem } from '@evenkeel/contract/budget.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useId, useRef } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { IconSparkles } from '../../components/icons.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { RatesNote } from '../../components/rates-note.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { CardSkeleton, TableSkeleton, TilesSkeleton } from '../../components/skeletons.tsx'
import { usePreferredCurrency } from '../../lib/app-state.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import { omitDefaults } from '../../lib/read-search.ts'
import classes from './budget-page.module.css'
import { type Budget, budgetQueries } from './budget-queries.ts'
import type { BudgetSearch, BudgetTab } from './budget-search.ts'
import { BudgetTable } from './budget-table.tsx'
import { BudgetTabs } from './budget-tabs.tsx'
import { makeEmptyValues, toItemValues } from './item-form-values.ts'
import { findDuplicateItem } from './local-drafts.ts'
import { SentenceBox } from './sentence-box.tsx'
import { type BudgetActions, useBudgetActions } from './use-budget-actions.ts'

const BillCalendar = lazy(() => import('./bill-calendar.tsx').then((m) => ({ default: m.BillCalendar })))
const ItemDrawer = lazy(() => import('./item-drawer.tsx').then((m) => ({ default: m.ItemDrawer })))
const ProposalDrawer = lazy(() => import('./proposal-drawer.tsx').then((m) => ({ default: m.ProposalDrawer })))

const route = getRouteApi('/budget')
const VIEWS = [
  { value: 'items', label: 'Items' },
  { value: 'calendar', label: 'Calendar' },
] as const

/** The budget: written as sentences, suggested from history or entered manually; as a table or calendar. */
export function BudgetPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const actions = useBudgetActions()
  const query = useQuery(budgetQueries.items())
  const history = useQuery(ledgerQueries.hasTransactions())
  const sentenceBox = useRef<HTMLTextAreaElement>(null)
  const change = useCallback(
    (fields: BudgetSearch) =>
      void navigate({
        search: (before) => omitDefaults({ ...before, ...fields }),
        // Opening a panel adds an entry to the browser history, so Back closes it.
        replace: fields.item === undefined && fields.dialog === undefined,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <>
      <PageHeader
        title="Your Budget"
        subtitle="What you expect to spend and earn"
        actions={
          <>
            {(history.data === true || history.isError) && (
              <Button
                variant="default"
                leftSection={<IconSparkles size={16} aria-hidden />}
                onClick={() => change({ dialog: 'proposal' })}
              >
                Suggest from history
              </Button>
            )}
            <Button variant="default" onClick={() => change({ dialog: 'add' })}>
              + Add New Item
            </Button>
          </>
        }
      />
      <div className={classes.page}>
        <SentenceBox actions={actions} box={sentenceBox} />
        {query.data ? (
          <Plan
            budget={query.data}
            search={search}
            actions={actions}
            onChange={change}
            empty={
              history.isPending ? (
                <TableSkeleton columns={8} />
              ) : (
                <NoBudget
                  hasHistory={history.data ?? true}
                  onSuggest={() => change({ dialog: 'proposal' })}
                  onWrite={() => sentenceBox.current?.focus()}
                />
              )
            }
          />
        ) : query.isError ? (
          <ErrorPanel
            title="Couldn’t load your budget"
            error={query.error}
            reassurance="Your items are safe."
            onRetry={() => void query.refetch()}
          />
        ) : (
          <>
            <TilesSkeleton count={3} />
            <TableSkeleton columns={8} />
          </>
        )}
      </div>
      <Suspense>
        <Panels search={search} budget={query.data} actions={actions} onChange={change} />
      </Suspense>
    </>
  )
}

type SectionProps = {
  search: BudgetSearch
  actions: BudgetActions
  onChange: (fields: BudgetSearch) => void
}

function Plan({ budget, search, actions, onChange, empty }: SectionProps & { budget: Budget; empty: ReactNode }) {
  const panelId = useId()
  const tab: BudgetTab = search.tab ?? 'expense'
  const { items, totals } = budget
  const open = useCallback((item: BudgetItem) => onChange({ item: item.id }), [onChange])
  const today = toLocalDate(new Date())
  return (
    <>
      <BudgetTabs
        totals={totals}
        year={today.slice(0, 4)}
        tab={tab}
        panelId={panelId}
        onTabChange={(to) => onChange({ tab: to === 'expense' ? undefined : to })}
      />
      <div className={classes.views}>
        <SegmentedControl
          label="View"
          options={VIEWS}
          value={search.view ?? 'items'}
          onChange={(view) => onChange({ view: view === 'calendar' ? 'calendar' : undefined, month: undefined })}
        />
        <RatesNote currency={totals.currency} rates={totals.rates} unconverted={totals.unconverted} />
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        {search.view === 'calendar' ? (
          <Suspense fallback={<CardSkeleton lines={10} />}>
            <BillCalendar
              month={search.month ?? today.slice(0, 7)}
              onMonthChange={(month) => onChange({ month })}
              onOpenItem={(item) => onChange({ item })}
            />
          </Suspense>
        ) : items.length === 0 ? (
          empty
        ) : (
          <BudgetTable tab={tab} items={items} onOpen={open} onDelete={actions.remove} />
        )}
      </div>
    </>
  )
}

type NoBudgetProps = { hasHistory: boolean; onSuggest: () => void; onWrite: () => void }

function NoBudget({ hasHistory, onSuggest, onWrite }: NoBudgetProps) {
  const [sentence, label, onClick] = hasHistory
    ? (['No budget yet. We can suggest one from your transactions.', 'Suggest a budget', onSuggest] as const)
    : (['No budget yet. Describe in a sentence what you plan to spend and earn.', 'Write a sentence', onWrite] as const)
  // The page's primary button is Submit in the sentence box, so this one isn't.
  return (
    <EmptyState
      sentence={sentence}
      action={{ label, onClick, variant: 'default' }}
      ghost={<GhostTable columns={7} />}
    />
  )
}

/** The open panel, if any: an item, a new item, or the suggestions. */
function Panels({ search, budget, actions, onChange }: SectionProps & { budget: Budget | undefined }) {
  const currency = usePreferredCurrency()
  if (search.dialog === 'proposal') {
    return <ProposalDrawer actions={actions} onClose={() => onChange({ dialog: undefined })} />
  }
  if (search.dialog === 'add') {
    return (
      <ItemDrawer
        title="Add New Item"
        saveLabel="Add"
        detectsCategory
        initial={makeEmptyValues(search.tab === 'income' ? 'income' : 'expense', toLocalDate(new Date()), currency)}
        onSave={({ category, ...fields }) =>
          // Without a category, the server finds one by name.
          actions.add([category === null ? fields : { ...fields, category }])
        }
        findDuplicate={(fields) => findDuplicateItem(budget?.items ?? [], fields)}
        onReplace={(duplicate, { category, ...fields }) =>
          actions.edit(duplicate.id, duplicate.version, { ...fields, category: category ?? duplicate.category })
        }
        onClose={() => onChange({ dialog: undefined })}
      />
    )
  }
  const item = budget?.items.find(({ id }) => id === search.item)
  if (!item) return null
  return (
    <ItemDrawer
      key={item.id}
      title={item.simple_name}
      initial={toItemValues(item)}
      item={item}
      onSave={(fields, version) => actions.edit(item.id, version, fields)}
      onDelete={() => void actions.remove([item.id])}
      onClose={() => onChange({ item: undefined })}
    />
  )
}
