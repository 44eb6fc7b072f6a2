import type { Statement } from '@evenkeel/contract/statements.ts'
import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { addDays, getMonthStart, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { IconTableImport, IconWallet } from '../../components/icons.ts'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { LazySideSheet } from '../../components/lazy-side-sheet.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TableSkeleton } from '../../components/skeletons.tsx'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import { omitDefaults } from '../../lib/read-search.ts'
import { wealthQueries } from '../../lib/wealth-queries.ts'
import { describeStatement, makeStatementColumns, toPhoneRow } from './statement-columns.tsx'
import { statementQueries } from './statement-queries.ts'
import { type StatementRow, toStatementRows } from './statement-rows.ts'
import classes from './statements.module.css'
import type { StatementsSearch } from './statements-search.ts'
import { countStatements, type StatementActions, useStatementActions } from './use-statement-actions.ts'

const StatementDrawer = createLazyPart(() => import('./statement-drawer.tsx').then((m) => m.StatementDrawer))
const StatementGrid = createLazyPart(() => import('./statement-grid.tsx').then((m) => m.StatementGrid))
const PasteDrawer = createLazyPart(() => import('./paste-drawer.tsx').then((m) => m.PasteDrawer))

const route = getRouteApi('/account-statements')
type Change = (fields: StatementsSearch) => void

/** The statements of all accounts, to enter one by one, in a grid for one date, or by pasting a table. */
export function StatementsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const actions = useStatementActions()
  const accounts = useQuery(wealthQueries.accounts())
  const change: Change = useCallback(
    (fields) =>
      void navigate({
        search: (before) => omitDefaults({ ...before, ...fields }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const list = accounts.data?.results ?? []
  const hasAccounts = list.length > 0
  return (
    <>
      <PageHeader
        title="Your Investment Account Statements"
        subtitle="Your account balances over time"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconTableImport size={16} aria-hidden />}
              onClick={() => change({ dialog: 'paste' })}
            >
              Paste a table
            </Button>
            {hasAccounts && (
              <>
                <Button
                  variant="default"
                  onClick={() => change({ grid: search.grid ? undefined : getLastMonthEnd(toLocalDate(new Date())) })}
                >
                  {search.grid ? 'Close the grid' : 'Month-end grid'}
                </Button>
                <Button onClick={() => change({ dialog: 'add' })}>+ Add Statement</Button>
              </>
            )}
          </>
        }
      />
      <div className={classes.page}>
        {accounts.isLoadingError ? (
          <ErrorPanel
            title="Couldn’t load your accounts"
            error={accounts.error}
            onRetry={() => void accounts.refetch()}
          />
        ) : !accounts.data ? (
          <TableSkeleton columns={5} />
        ) : !hasAccounts ? (
          <EmptyState
            sentence="No statements yet. Add an account first, or paste a table and we’ll add its accounts too."
            action={{
              label: 'Go to your accounts',
              to: '/investment-accounts',
              icon: <IconWallet size={17} aria-hidden />,
            }}
            ghost={<GhostTable columns={5} />}
          />
        ) : (
          <>
            {search.grid && (
              <Suspense fallback={<TableSkeleton rows={6} columns={5} />}>
                <StatementGrid
                  date={search.grid}
                  onDateChange={(grid) => change({ grid })}
                  onClose={() => change({ grid: undefined })}
                  actions={actions}
                />
              </Suspense>
            )}
            <StatementTable search={search} accounts={list} actions={actions} onChange={change} />
          </>
        )}
      </div>
      <Suspense>
        {search.dialog === 'paste' && accounts.data && (
          <PasteDrawer accounts={list} accountId={search.account} onClose={() => change({ dialog: undefined })} />
        )}
        {search.dialog === 'add' && hasAccounts && (
          <StatementDrawer
            accounts={list}
            initial={{
              account_id: search.account ?? list[0]!.id,
              statement_date: getLastMonthEnd(toLocalDate(new Date())),
            }}
            actions={actions}
            onClose={() => change({ dialog: undefined })}
          />
        )}
        {search.statement && hasAccounts && (
          <OpenStatement
            key={search.statement}
            id={search.statement}
            accounts={list}
            actions={actions}
            onClose={() => change({ statement: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}

type TableProps = {
  search: StatementsSearch
  accounts: readonly WealthAccount[]
  actions: StatementActions
  onChange: Change
}

const getRowId = ({ id }: StatementRow) => id

function StatementTable({ search, accounts, actions, onChange }: TableProps) {
  const query = useInfiniteQuery(statementQueries.list(search))
  const accountsById = useMemo(() => new Map(accounts.map((account) => [account.id, account])), [accounts])
  const columns = useMemo(
    () =>
      makeStatementColumns(accountsById, {
        onDelete: (statement) => void actions.remove(statement),
        onFillGap: (date) => onChange({ grid: date }),
      }),
    [accountsById, actions, onChange],
  )
  const pages = query.data?.pages
  const rows = useMemo(
    () =>
      toStatementRows(
        pages?.flatMap(({ results }) => results) ?? [],
        pages?.[0]?.gaps ?? [],
        pages?.at(-1)?.next === null,
      ),
    [pages],
  )
  if (query.isLoadingError) {
    return (
      <ErrorPanel
        title="Couldn’t load your statements"
        error={query.error}
        reassurance="Your statements are unchanged."
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!pages) return <TableSkeleton columns={5} />
  const total = pages[0]!.total
  return (
    <DataTable
      label="Statements"
      rows={rows}
      columns={columns}
      getRowId={getRowId}
      describeRow={(row) => describeStatement(row, accountsById)}
      phoneRow={(row) => toPhoneRow(row, accountsById)}
      onOpen={(row) => onChange(row.kind === 'gap' ? { grid: row.date } : { statement: row.id })}
      onEndReached={() => {
        if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
      }}
      toolbar={
        <div className={classes.bar}>
          <NativeSelect
            aria-label="Account"
            className={classes.filter ?? ''}
            data={[
              { value: '', label: 'All accounts' },
              ...accounts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={search.account ?? ''}
            onChange={(event) => onChange({ account: event.currentTarget.value || undefined })}
          />
          {(search.from || search.to) && (
            <p className={classes.days}>
              {describeDates(search)}
              <Button variant="subtle" size="compact-sm" onClick={() => onChange({ from: undefined, to: undefined })}>
                Show all dates
              </Button>
            </p>
          )}
          <p className={classes.days}>{countStatements(total)}</p>
        </div>
      }
      empty={
        search.account || search.from || search.to
          ? 'No statements match.'
          : 'No statements yet. Add one, fill in the grid or paste a table.'
      }
    />
  )
}

type OpenProps = { id: string; accounts: readonly WealthAccount[]; actions: StatementActions; onClose: () => void }

function OpenStatement({ id, accounts, actions, onClose }: OpenProps) {
  const query = useQuery(statementQueries.one(id))
  const statement: Statement | undefined = query.data
  if (!statement) {
    return query.isError ? (
      <LazySideSheet opened onClose={onClose} title="Edit statement">
        <ErrorPanel title="Couldn’t open this statement" error={query.error} onRetry={() => void query.refetch()} />
      </LazySideSheet>
    ) : null
  }
  return (
    <StatementDrawer
      statement={statement}
      accounts={accounts}
      initial={statement}
      actions={actions}
      onClose={onClose}
    />
  )
}

function describeDates({ from, to }: StatementsSearch): string {
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`
  return from ? `From ${formatDay(from)}` : `Until ${formatDay(to!)}`
}

/** The last day of the previous month, the usual date of a statement. */
function getLastMonthEnd(today: PlainDate): PlainDate {
  return addDays(getMonthStart(today), -1)
}
