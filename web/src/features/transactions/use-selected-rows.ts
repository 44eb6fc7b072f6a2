import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type CurrencySum, sumByCurrency } from './sum-by-currency.ts'
import { transactionQueries } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'

type Figure = Pick<Transaction, 'amount' | 'currency'>
/** `tracked` has the selected rows or, after "select all", those unselected since. */
type Selected = { ids: ReadonlySet<string>; isEverything: boolean; tracked: ReadonlyMap<string, Figure> }

type Rows = { getRow: (index: number) => Transaction | undefined; loadedRows: readonly Transaction[] }

const NONE: Selected = { ids: new Set(), isEverything: false, tracked: new Map() }

/**
 * Which rows are selected, and their total. Rows selected in the table are kept with their amounts; after "select all",
 * the server adds them up.
 */
export function useSelectedRows(filters: TransactionFilters, { getRow, loadedRows }: Rows) {
  const [selected, setSelected] = useState(NONE)
  const lastToggled = useRef(-1)

  const clear = useCallback(() => {
    setSelected(NONE)
    lastToggled.current = -1
  }, [])

  // New filters show different rows, so clear the selection: a bulk edit must not change rows nobody sees.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filters change
  useEffect(clear, [filters])

  /** With `isRange`, changes every loaded row from the last one toggled to this one. */
  const toggle = useCallback(
    (row: Transaction, index: number, isRange: boolean) => {
      setSelected((before) => {
        const ids = new Set(before.ids)
        const tracked = new Map(before.tracked)
        const isSelecting = !before.ids.has(row.id)
        const from = isRange && lastToggled.current >= 0 ? lastToggled.current : index
        for (let i = Math.min(from, index); i <= Math.max(from, index); i += 1) {
          const rowInRange = getRow(i)
          if (!rowInRange || ids.has(rowInRange.id) === isSelecting) continue
          if (isSelecting) ids.add(rowInRange.id)
          else ids.delete(rowInRange.id)
          if (isSelecting === before.isEverything) tracked.delete(rowInRange.id)
          else tracked.set(rowInRange.id, rowInRange)
        }
        lastToggled.current = index
        return ids.size === 0 ? NONE : { ids, isEverything: before.isEverything, tracked }
      })
    },
    [getRow],
  )

  const selectRows = useCallback(
    (rows: readonly Transaction[]) =>
      setSelected({
        ids: new Set(rows.map((row) => row.id)),
        isEverything: false,
        tracked: new Map(rows.map((r) => [r.id, r])),
      }),
    [],
  )
  const selectAll = useCallback(
    (ids: readonly string[]) => setSelected({ ids: new Set(ids), isEverything: true, tracked: new Map() }),
    [],
  )

  const { data: totals } = useQuery({ ...transactionQueries.totals(filters), enabled: selected.isEverything })
  const sums = useMemo<readonly CurrencySum[] | null>(() => {
    if (selected.ids.size === 0) return []
    // A row edited since it was selected counts with its current amount.
    const loadedById = new Map(loadedRows.map((row) => [row.id, row]))
    const tracked = sumByCurrency([...selected.tracked].map(([id, row]) => loadedById.get(id) ?? row))
    if (!selected.isEverything) return tracked
    // The totals haven't loaded, or rows were added or removed since. No total is better than a wrong one.
    if (!totals || totals.count !== selected.ids.size + selected.tracked.size) return null
    return subtract(totals.sums, tracked)
  }, [selected, totals, loadedRows])

  return { ids: selected.ids, sums, toggle, selectRows, selectAll, clear }
}

function subtract(all: readonly CurrencySum[], excluded: readonly CurrencySum[]): CurrencySum[] {
  return all.map(({ currency, amount }) => {
    const minus = excluded.find((sum) => sum.currency === currency)
    const [a, b] = [parseMinor(amount, currency), minus && parseMinor(minus.amount, currency)]
    return { currency, amount: a === null || b == null ? amount : formatMinor(a - b, currency) }
  })
}
