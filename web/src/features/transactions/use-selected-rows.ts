import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CurrencySum, sumByCurrency } from './sum-by-currency.ts'
import { transactionQueries } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'

type Figure = Pick<Transaction, 'amount' | 'currency'>
/** `noted` are the selected rows, or, after "select all", those that were unselected since. */
type Selected = { ids: ReadonlySet<string>; isAll: boolean; noted: ReadonlyMap<string, Figure> }

type Rows = { rowAt: (index: number) => Transaction | undefined; loadedRows: readonly Transaction[] }

const NONE: Selected = { ids: new Set(), isAll: false, noted: new Map() }

/**
 * Which rows are selected, and their total. Rows selected one by one are kept with their amounts; for "select all", the
 * server adds them up.
 */
export function useSelectedRows(filters: TransactionFilters, { rowAt, loadedRows }: Rows) {
  const [selected, setSelected] = useState(NONE)
  const lastSelected = useRef(-1)

  const clear = useCallback(() => {
    setSelected(NONE)
    lastSelected.current = -1
  }, [])

  // Other rows are shown: the selection is no longer visible, and nothing unseen is ever changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of filters is the reason
  useEffect(clear, [filters])

  /** `isRange`: from the last selected row to this one. */
  const toggle = useCallback(
    (row: Transaction, index: number, isRange: boolean) => {
      setSelected((before) => {
        const ids = new Set(before.ids)
        const noted = new Map(before.noted)
        const isOn = !before.ids.has(row.id)
        const from = isRange && lastSelected.current >= 0 ? lastSelected.current : index
        for (let i = Math.min(from, index); i <= Math.max(from, index); i += 1) {
          const each = rowAt(i)
          if (!each || ids.has(each.id) === isOn) continue
          if (isOn) ids.add(each.id)
          else ids.delete(each.id)
          if (isOn === before.isAll) noted.delete(each.id)
          else noted.set(each.id, each)
        }
        lastSelected.current = index
        return ids.size === 0 ? NONE : { ids, isAll: before.isAll, noted }
      })
    },
    [rowAt],
  )

  const selectRows = useCallback(
    (rows: readonly Transaction[]) =>
      setSelected({
        ids: new Set(rows.map((row) => row.id)),
        isAll: false,
        noted: new Map(rows.map((r) => [r.id, r])),
      }),
    [],
  )
  const selectAll = useCallback(
    (ids: readonly string[]) => setSelected({ ids: new Set(ids), isAll: true, noted: new Map() }),
    [],
  )

  const { data: totals } = useQuery({ ...transactionQueries.totals(filters), enabled: selected.isAll })
  const sums = useMemo<readonly CurrencySum[] | null>(() => {
    if (selected.ids.size === 0) return []
    // A row edited since it was selected counts with its current amount.
    const present = new Map(loadedRows.map((row) => [row.id, row]))
    const noted = sumByCurrency([...selected.noted].map(([id, row]) => present.get(id) ?? row))
    if (!selected.isAll) return noted
    // Rows were added or removed since, so the total and the selection don't match. Showing no total is better.
    if (!totals || totals.count !== selected.ids.size + selected.noted.size) return null
    return without(totals.sums, noted)
  }, [selected, totals, loadedRows])

  return { ids: selected.ids, sums, toggle, selectRows, selectAll, clear }
}

function without(all: readonly CurrencySum[], taken: readonly CurrencySum[]): CurrencySum[] {
  return all.map(({ currency, amount }) => {
    const minus = taken.find((sum) => sum.currency === currency)
    const [a, b] = [parseMinor(amount, currency), minus && parseMinor(minus.amount, currency)]
    return { currency, amount: a === null || b == null ? amount : formatMinor(a - b, currency) }
  })
}
