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

type Props = { run: ImportBody; startsOpen: boolean; onMapped: () => void }

/** Maps another product's categories to the user's. What's saved is remembered for the product's next file. */
export function ImportCategories({ run, startsOpen, onMapped }: Props) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const { data } = useQuery(importQueries.categories(run.id))
  const { data: userCategories = [] } = useQuery(ledgerQueries.categories())
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (!data || data.results.length === 0) return null

  const { results, product } = data
  const unmatched = results.filter(({ category }) => category === null)
  const getChoice = (category: ImportCategory) => choices[category.name] ?? category.category ?? NEW
  const changed = results.filter(
    (category) => getChoice(category) !== LATER && getChoice(category) !== category.category,
  )
  const isShown = isOpen ?? (startsOpen && unmatched.length > 0)

  async function save() {
    setIsBusy(true)
    const categories = changed.map((category) => {
      const choice = getChoice(category)
      return { name: category.name, category: choice === NEW ? category.new_name : choice, kind: category.new_kind }
    })
    try {
      const answer = await callApi(mapImportCategories, { params: { id: run.id }, body: { categories } })
      const message = `Matched ${pluralize(categories.length, 'category', 'categories')} and changed ${describeUse(answer.edited, answer.edited_budget_items)}.`
      if (answer.history_id) offerUndo({ message, historyId: answer.history_id, onUndone: onMapped })
      else showToast(message)
      setChoices({})
      setIsOpen(false)
      onMapped()
      void queryClient.invalidateQueries()
    } catch (error) {
      showErrorToast('Couldn’t save the categories', error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className={classes.map} aria-label={`Categories from ${product}`}>
      <div className={classes.head}>
        <p>
          <strong>Categories from {product}</strong>
          <span className={classes.quiet}>{describeMatches(results.length, unmatched.length)}</span>
        </p>
        <Button variant="default" size="compact-md" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isShown && (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <ul className={classes.list}>
            {results.map((importCategory) => (
              <li
                key={importCategory.name}
                className={classes.row}
                data-new={importCategory.category === null || undefined}
              >
                <span className={classes.name}>
                  {importCategory.name}
                  <span className={classes.quiet}>{describeUse(importCategory.rows, importCategory.budget_items)}</span>
                </span>
                <NativeSelect
                  aria-label={`Category for ${importCategory.name}`}
                  value={getChoice(importCategory)}
                  onChange={(event) => setChoices({ ...choices, [importCategory.name]: event.currentTarget.value })}
                >
                  {importCategory.category === null && <option value={LATER}>Decide later</option>}
                  {!userCategories.some(({ name }) => name.toLowerCase() === importCategory.new_name.toLowerCase()) && (
                    <option value={NEW}>New category: {importCategory.new_name}</option>
                  )}
                  {KINDS.map((kind) => (
                    <optgroup key={kind} label={KIND_NAMES[kind]}>
                      {userCategories
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
            <p className={classes.quiet}>We’ll remember this for your next file from {product}.</p>
            <Button type="submit" loading={isBusy} disabled={changed.length === 0}>
              Save categories
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function describeMatches(all: number, unmatched: number): string {
  if (unmatched === 0) return all === 1 ? 'Matched to yours' : `All ${formatCount(all)} matched to yours`
  return `${formatCount(unmatched)} not matched yet`
}

function describeUse(rows: number, budgetItems: number): string {
  const items = pluralize(budgetItems, 'budget item', 'budget items')
  const transactions = pluralize(rows, 'transaction', 'transactions')
  if (budgetItems === 0) return transactions
  return rows === 0 ? items : `${transactions} and ${items}`
}

function pluralize(count: number, singular: string, plural: string): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`
}
