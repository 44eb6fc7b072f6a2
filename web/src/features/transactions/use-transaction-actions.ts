import {
  bulkDeleteTransactions,
  bulkEditTransactions,
  createTransaction,
  editTransaction,
  splitTransaction,
  type Transaction,
  type TransactionPatch,
} from '@evenkeel/contract/transactions.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { type CallInput, callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { formatCount } from '../../lib/format-money.ts'
import { transactionQueries } from './transaction-queries.ts'
import type { TransactionFilters } from './transaction-search.ts'

export type TransactionEdit = Omit<TransactionPatch, 'version'>
type EditOutcome =
  | { kind: 'saved'; row: Transaction }
  /** The transaction was changed elsewhere, so nothing was saved. */
  | { kind: 'stale'; current: Transaction }
  | { kind: 'failed'; error: unknown }
export type BulkEdit = Omit<CallInput<typeof bulkEditTransactions>['body'], 'ids'>
type SplitPart = CallInput<typeof splitTransaction>['body']['parts'][number]
type NewTransaction = CallInput<typeof createTransaction>['body']

// Writes run one at a time, in the order they were made.
let lastWrite: Promise<unknown> = Promise.resolve()
export function enqueueWrite<Result>(write: () => Promise<Result>): Promise<Result> {
  const result = lastWrite.then(write, write)
  lastWrite = result.catch(() => {})
  return result
}

// The version that each of this tab's edits left behind, by the row and version it changed.
const versionsAfter = new Map<string, number>()

/** Its version now, as far as this tab knows: an edit made while another was still being saved comes after that one. */
function followOwnEdits({ id, version }: Pick<Transaction, 'id' | 'version'>): number {
  const next = versionsAfter.get(`${id} ${version}`)
  return next === undefined ? version : followOwnEdits({ id, version: next })
}

/** Adds, edits, splits and deletes transactions; each action can be undone. An `edit` shows before it's saved. */
export function useTransactionActions() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()

  return useMemo(() => {
    const refresh = () => void queryClient.invalidateQueries()
    /** Refreshes everything except queries about deleted rows, whose editor may still be closing. */
    const refreshExcept = (deletedIds: ReadonlySet<string>) =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isQueryAbout(queryKey, deletedIds) })

    /**
     * Saves a transaction's fields, and reverts what is shown if that fails. With `appliesToMerchant`, also gives its
     * category and simple name to the merchant's other transactions.
     */
    async function edit(row: Transaction, fields: TransactionEdit, appliesToMerchant = false): Promise<EditOutcome> {
      const restore = updateCache(queryClient, { ...row, ...omitUndefined(fields) })
      try {
        const answer = await enqueueWrite(async () => {
          const version = followOwnEdits(row)
          const body = { ...fields, version, ...(appliesToMerchant ? { for_merchant: true } : {}) }
          const answer = await callApi(editTransaction, { params: { id: row.id }, body })
          if (answer.version > version) versionsAfter.set(`${row.id} ${version}`, answer.version)
          return answer
        })
        const { history_id: historyId, edited, ...saved } = answer
        updateCache(queryClient, saved)
        const message = appliesToMerchant
          ? `Changed ${countTransactions(edited)} from ${saved.simple_name}.${saved.category === null ? '' : ' New ones will get the same category.'}`
          : `Saved ${saved.simple_name}.`
        if (historyId) offerUndo({ message, historyId })
        else showToast(message)
        refresh()
        return { kind: 'saved', row: saved }
      } catch (error) {
        restore()
        if (error instanceof ApiError && error.status === 409 && error.present) {
          refresh()
          return { kind: 'stale', current: error.present as Transaction }
        }
        return { kind: 'failed', error }
      }
    }

    async function remove(ids: readonly string[]): Promise<boolean> {
      try {
        const { deleted, history_id } = await enqueueWrite(() =>
          callApi(bulkDeleteTransactions, { body: { ids: [...ids] } }),
        )
        if (history_id) offerUndo({ message: `Deleted ${countTransactions(deleted)}.`, historyId: history_id })
        refreshExcept(new Set(ids))
        return true
      } catch (error) {
        showErrorToast(`Couldn’t delete ${countTransactions(ids.length)}`, error)
        return false
      }
    }

    /** `onRefused` gets errors about single fields, by field. Any other error becomes a toast. */
    async function editMany(
      ids: readonly string[],
      fields: BulkEdit,
      onRefused?: (errors: Record<string, string>) => void,
    ): Promise<boolean> {
      try {
        const { edited, history_id } = await enqueueWrite(() =>
          callApi(bulkEditTransactions, { body: { ...fields, ids: [...ids] } }),
        )
        if (history_id) offerUndo({ message: `Changed ${countTransactions(edited)}.`, historyId: history_id })
        refresh()
        return true
      } catch (error) {
        const fieldErrors = error instanceof ApiError ? error.errors.filter(({ path }) => path in fields) : []
        if (onRefused && fieldErrors.length > 0)
          onRefused(Object.fromEntries(fieldErrors.map((fieldError) => [fieldError.path, fieldError.message])))
        else showErrorToast(`Couldn’t change ${countTransactions(ids.length)}`, error)
        return false
      }
    }

    async function split(row: Transaction, parts: SplitPart[]): Promise<EditOutcome | { kind: 'split' }> {
      try {
        const answer = await enqueueWrite(() =>
          callApi(splitTransaction, { params: { id: row.id }, body: { version: followOwnEdits(row), parts } }),
        )
        const message = `Split ${row.simple_name} into ${answer.parts.length} parts.`
        if (answer.history_id) offerUndo({ message, historyId: answer.history_id })
        refreshExcept(new Set([row.id]))
        return { kind: 'split' }
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.present) {
          refresh()
          return { kind: 'stale', current: error.present as Transaction }
        }
        return { kind: 'failed', error }
      }
    }

    /** Throws if it fails, so that the form can show an error about a field there. */
    async function add(body: NewTransaction): Promise<Transaction> {
      const { history_id: historyId, ...row } = await enqueueWrite(() => callApi(createTransaction, { body }))
      const message = `Added ${row.simple_name}${row.category ? ` to ${row.category}` : ''}.`
      if (historyId) offerUndo({ message, historyId })
      else showToast(message)
      refresh()
      return row
    }

    return { edit, remove, editMany, split, add }
  }, [queryClient, offerUndo])
}

type Page = { results: Transaction[]; next: string | null; total: number }

/** Updates a row in every list that has it, and returns a function that restores the old one. */
function updateCache(queryClient: QueryClient, row: Transaction): () => void {
  const before = queryClient.getQueriesData<Page>({ queryKey: transactionQueries.lists })
  queryClient.setQueriesData<Page>({ queryKey: transactionQueries.lists }, (page) => {
    if (!page?.results.some((other) => other.id === row.id)) return page
    return { ...page, results: page.results.map((other) => (other.id === row.id ? row : other)) }
  })
  queryClient.setQueryData(transactionQueries.one(row.id).queryKey, row)
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
    void queryClient.invalidateQueries({ queryKey: transactionQueries.one(row.id).queryKey })
  }
}

function isQueryAbout(queryKey: readonly unknown[], ids: ReadonlySet<string>): boolean {
  if (queryKey.some((part) => typeof part === 'string' && ids.has(part))) return true
  const anchor = queryKey[1] === 'count' ? (queryKey[2] as TransactionFilters).same_merchant_as : undefined
  return anchor !== undefined && ids.has(anchor)
}

function omitUndefined<Fields extends object>(fields: Fields): { [K in keyof Fields]: Exclude<Fields[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

function countTransactions(count: number): string {
  return count === 1 ? '1 transaction' : `${formatCount(count)} transactions`
}
