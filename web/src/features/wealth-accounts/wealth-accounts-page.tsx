import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import type { SortState } from '../../components/data-table/data-table-column.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostTable } from '../../components/ghosts.tsx'
import { createLazyPart } from '../../components/lazy-part.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { RatesNote } from '../../components/rates-note.tsx'
import { SwitchField } from '../../components/segmented-control.tsx'
import { ChartSkeleton, TableSkeleton } from '../../components/skeletons.tsx'
import { usePreferredCurrency } from '../../lib/app-state.ts'
import { omitDefaults } from '../../lib/read-search.ts'
import { wealthQueries } from '../../lib/wealth-queries.ts'
import { describeAccount, makeAccountColumns, toPhoneRow } from './account-columns.tsx'
import { AccountTotals } from './account-totals.tsx'
import type { AccountsSearch } from './accounts-search.ts'
import { NetWorthCard } from './net-worth-card.tsx'
import { useAccountActions } from './use-account-actions.ts'
import classes from './wealth-accounts.module.css'

const DeleteAccount = createLazyPart(() => import('./delete-account.tsx').then((m) => m.DeleteAccount))
const AccountDrawer = createLazyPart(() => import('./account-drawer.tsx').then((m) => m.AccountDrawer))

const route = getRouteApi('/investment-accounts')
const getRowId = ({ id }: WealthAccount) => id

/** What a person owns and owes, with the latest balance of each account. */
export function WealthAccountsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const currency = usePreferredCurrency()
  const actions = useAccountActions()
  const query = useQuery(wealthQueries.accounts())
  const [accountToDelete, setAccountToDelete] = useState<WealthAccount | null>(null)
  const change = useCallback(
    (fields: AccountsSearch) =>
      void navigate({
        search: (before) => omitDefaults({ ...before, ...fields }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const close = () => change({ account: undefined, dialog: undefined })
  const accounts = query.data?.results ?? []
  const isEmpty = query.data?.results.length === 0
  const open = accounts.find(({ id }) => id === search.account)
  return (
    <>
      <PageHeader
        title="Manage Investment Accounts"
        subtitle="What you own and what you owe"
        // Without accounts, the button is in the middle of the page.
        actions={!isEmpty && <Button onClick={() => change({ dialog: 'add' })}>+ Add New Account</Button>}
      />
      {query.isLoadingError ? (
        <ErrorPanel
          title="Couldn’t load your accounts"
          error={query.error}
          reassurance="Your accounts are unchanged."
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <div className={classes.page}>
          <ChartSkeleton />
          <TableSkeleton rows={6} columns={6} />
        </div>
      ) : isEmpty ? (
        <EmptyState
          sentence="No accounts yet. Add what you own and what you owe to see your net worth in one currency."
          action={{ label: '+ Add New Account', onClick: () => change({ dialog: 'add' }) }}
          ghost={<GhostTable columns={5} />}
        />
      ) : (
        <div className={classes.page}>
          <NetWorthCard
            range={search.range ?? 'all'}
            onRangeChange={(range) => change({ range: range === 'all' ? undefined : range })}
          />
          <AccountTable
            accounts={accounts}
            currency={currency}
            isArchivedShown={search.archived ?? false}
            onArchivedChange={(archived) => change({ archived: archived || undefined })}
            onOpen={(account) => change({ account: account.id })}
            onDelete={setAccountToDelete}
            onSaveOrder={(ids) => void actions.saveOrder(ids)}
            footer={
              <AccountTotals
                total={query.data.total}
                archived={accounts.filter((account) => account.is_archived).length}
              />
            }
          />
          <RatesNote
            currency={currency}
            rates={query.data.rates}
            explanation="Today’s balances are converted at these rates."
          />
        </div>
      )}
      <Suspense>
        {search.dialog === 'add' && <AccountDrawer currency={currency} actions={actions} onClose={close} />}
        {open && (
          <AccountDrawer
            key={open.id}
            account={open}
            currency={currency}
            actions={actions}
            onDelete={() => {
              close()
              setAccountToDelete(open)
            }}
            onClose={close}
          />
        )}
        {accountToDelete && (
          <DeleteAccount account={accountToDelete} onClose={() => setAccountToDelete(null)} onDelete={actions.remove} />
        )}
      </Suspense>
    </>
  )
}

type TableProps = {
  accounts: readonly WealthAccount[]
  currency: string
  isArchivedShown: boolean
  onArchivedChange: (isShown: boolean) => void
  onOpen: (account: WealthAccount) => void
  onDelete: (account: WealthAccount) => void
  onSaveOrder: (ids: string[]) => void
  footer: React.ReactNode
}

function AccountTable(props: TableProps) {
  const { accounts, currency, isArchivedShown, onOpen, onDelete, onSaveOrder } = props
  const [sort, setSort] = useState<SortState>(null)
  const columns = useMemo(() => makeAccountColumns(currency, onDelete), [currency, onDelete])
  const archived = accounts.filter((account) => account.is_archived).length
  const rows = useMemo(() => {
    const shown = accounts.filter((account) => isArchivedShown || !account.is_archived)
    const sortValue = columns.find(({ id }) => id === sort?.id)?.sortValue
    if (!sort || !sortValue) return shown
    const direction = sort.desc ? -1 : 1
    return [...shown].sort((a, b) => direction * compare(sortValue(a), sortValue(b)))
  }, [accounts, isArchivedShown, columns, sort])
  return (
    <DataTable
      label="Accounts"
      rows={rows}
      columns={columns}
      getRowId={getRowId}
      describeRow={describeAccount}
      phoneRow={toPhoneRow}
      onOpen={onOpen}
      sort={sort}
      onSortChange={setSort}
      height="none"
      footer={props.footer}
      toolbar={
        archived > 0 || sort ? (
          <div className={classes.toolbar}>
            {archived > 0 && (
              <SwitchField
                label={`Show archived (${archived})`}
                isOn={isArchivedShown}
                onChange={props.onArchivedChange}
              />
            )}
            {sort && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => {
                  onSaveOrder(rows.map(getRowId))
                  setSort(null)
                }}
              >
                Save order
              </Button>
            )}
          </div>
        ) : undefined
      }
      empty="All your accounts are archived."
    />
  )
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
