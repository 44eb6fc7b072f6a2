import type { CategoryKind } from '@evenkeel/contract/categories.ts'
import { type ImportCategory, mapImportCategories } from '@evenkeel/contract/import-categories.ts'
import type { ImportBody } from '@evenkeel/contract/imports.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showErrorToast, showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import classes from './import-categories.module.css'
import { importQueries } from './import-queries.ts'

const NEW = '\nnew'
const LATER = ''
const KINDS: readonly CategoryKind[] = ['expense', 'income', 'transfer']
const KIND_NAMES: Record<CategoryKind, string> = { expense: 'Spending', income: 'Income', transfer: 'Transfers' }

type Props = { run: ImportBody; isOpenAtFirst: boolean; onMapped: () => void }

/** Maps another product's categories to the user's. Chosen once, and remembered for the next file. */
export function ImportCategories({ run, isOpenAtFirst, onMapped }: Props) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const { data } = useQuery(importQueries.categories(run.id))
  const { data: own = [] } = useQuery(ledgerQueries.categories())
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (!data || data.results.length === 0) return null

  const { results, product } = data
  const unknown = results.filter(({ category }) => category === null)
  const choiceOf = (one: ImportCategory) => chosen[one.name] ?? one.category ?? NEW
  const changed = results.filter((one) => choiceOf(one) !== LATER && choiceOf(one) !== one.category)
  const shown = isOpen ?? (isOpenAtFirst && unknown.length > 0)

  async function save() {
    setIsBusy(true)
    const categories = changed.map((one) => {
      const choice = choiceOf(one)
      return { name: one.name, category: choice === NEW ? one.new_name : choice, kind: one.new_kind }
    })
    try {
      const answer = await callApi(mapImportCategories, { params: { id: run.id }, body: { categories } })
      const message = `Matched ${countOf(categories.length, 'category', 'categories')} and changed ${usesOf(answer.edited, answer.edited_budget_items)}.`
      if (answer.history_id) offerUndo({ message, historyId: answer.history_id, onUndone: onMapped })
      else showToast(message)
      setChosen({})
      setIsOpen(false)
      onMapped()
      void queryClient.invalidateQueries()
    } catch (error) {
      showErrorToast('Nothing was changed', error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className={classes.map} aria-label={`Categories from ${product}`}>
      <div className={classes.head}>
        <p>
          <strong>Categories from {product}</strong>
          <span className={classes.quiet}>{summaryOf(results.length, unknown.length)}</span>
        </p>
        <Button variant="default" size="compact-md" aria-expanded={shown} onClick={() => setIsOpen(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </Button>
      </div>
      {shown && (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <ul className={classes.list}>
            {results.map((one) => (
              <li key={one.name} className={classes.row} data-new={one.category === null || undefined}>
                <span className={classes.name}>
                  {one.name}
                  <span className={classes.quiet}>{usesOf(one.rows, one.budget_items)}</span>
                </span>
                <NativeSelect
                  aria-label={`${one.name} is`}
                  value={choiceOf(one)}
                  onChange={(event) => setChosen({ ...chosen, [one.name]: event.currentTarget.value })}
                >
                  {one.category === null && <option value={LATER}>Decide later</option>}
                  {!own.some(({ name }) => name.toLowerCase() === one.new_name.toLowerCase()) && (
                    <option value={NEW}>New category: {one.new_name}</option>
                  )}
                  {KINDS.map((kind) => (
                    <optgroup key={kind} label={KIND_NAMES[kind]}>
                      {own
                        .filter((category) => category.kind === kind)
                        .map(({ id, name }) => (
                          <option key={id} value={name}>
                            {name}
                          </option>
                        ))}
                    </optgroup>
                  ))}
                </NativeSelect>
              </li>
            ))}
          </ul>
          <div className={classes.foot}>
            <p className={classes.quiet}>Remembered for your next file from {product}.</p>
            <Button type="submit" loading={isBusy} disabled={changed.length === 0}>
              Save categories
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function summaryOf(all: number, unknown: number): string {
  if (unknown === 0) return all === 1 ? 'Matched to yours' : `All ${formatCount(all)} matched to yours`
  return unknown === 1 ? '1 is new here' : `${formatCount(unknown)} are new here`
}

function usesOf(rows: number, budgetItems: number): string {
  const items = countOf(budgetItems, 'budget item', 'budget items')
  const transactions = countOf(rows, 'transaction', 'transactions')
  if (budgetItems === 0) return transactions
  return rows === 0 ? items : `${transactions} and ${items}`
}

function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
