import {
  type Category,
  type CategoryKind,
  createCategory,
  deleteCategory,
  editCategory,
} from '@evenkeel/contract/categories.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconPencil, IconPlus } from '../../components/icons.ts'
import { SideSheet } from '../../components/side-sheet.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { showToast, useUndoToast } from '../../components/undo-toast.tsx'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatCount } from '../../lib/format-money.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import classes from './categories-panel.module.css'

const KINDS: readonly { kind: CategoryKind; title: string; hint: string }[] = [
  { kind: 'expense', title: 'Spending', hint: 'Counts as spending. Refunds lower it.' },
  { kind: 'income', title: 'Income', hint: 'Counts as income.' },
  {
    kind: 'transfer',
    title: 'Transfers',
    hint: 'Money moved between your own accounts. Counts as neither spending nor income.',
  },
]

/** All categories: add, rename, change what they count as, merge into another, delete. Everything can be undone. */
export function CategoriesPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(ledgerQueries.categories())
  const [openId, setOpenId] = useState<string | null>(null)
  const categories = query.data ?? []
  return (
    <SideSheet opened onClose={onClose} title="Categories" size={520}>
      {query.isPending && <CardSkeleton lines={8} />}
      {query.isError && (
        <ErrorPanel title="Couldn’t load the categories" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && (
        <div className={classes.panel}>
          <AddCategory />
          {KINDS.map(({ kind, title, hint }) => (
            <section key={kind} aria-label={title}>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.hint}>{hint}</p>
              <ul className={classes.list}>
                {categories
                  .filter((category) => category.kind === kind)
                  .map((category) => (
                    <li key={category.id} className={classes.item}>
                      {openId === category.id ? (
                        <EditCategory
                          key={category.version}
                          category={category}
                          others={categories.filter((other) => other.id !== category.id)}
                          onDone={() => setOpenId(null)}
                        />
                      ) : (
                        <button type="button" className={classes.open} onClick={() => setOpenId(category.id)}>
                          <span className={classes.label}>
                            <span className="visually-hidden">Edit </span>
                            <CategoryLabel name={category.name} />
                          </span>
                          <span className={classes.count}>{describeUse(category)}</span>
                          <IconPencil size={15} aria-hidden />
                        </button>
                      )}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </SideSheet>
  )
}

function describeUse(category: Category): string {
  const parts = [
    describeCount(category.transaction_count, 'transaction'),
    describeCount(category.budget_item_count, 'budget item'),
  ].filter((part) => part !== null)
  return parts.join(' · ') || 'Not used'
}

function describeCount(count: number, thing: string): string | null {
  if (count === 0) return null
  return count === 1 ? `1 ${thing}` : `${formatCount(count)} ${thing}s`
}

function KindSelect({ value, onChange }: { value: CategoryKind; onChange: (kind: CategoryKind) => void }) {
  return (
    <select
      className={classes.select}
      aria-label="Counts as"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as CategoryKind)}
    >
      {KINDS.map(({ kind, title }) => (
        <option key={kind} value={kind}>
          {title}
        </option>
      ))}
    </select>
  )
}

function AddCategory() {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<CategoryKind>('expense')
  const [problem, setProblem] = useState<string | null>(null)

  async function add() {
    if (name.trim() === '') return
    setProblem(null)
    try {
      const { history_id: historyId, ...created } = await callApi(createCategory, { body: { name: name.trim(), kind } })
      setName('')
      if (historyId) offerUndo({ message: `Added ${created.name}.`, historyId })
      else showToast(`Added ${created.name}.`)
      void queryClient.invalidateQueries()
    } catch (error) {
      setProblem(explainError(error))
    }
  }

  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextInput
        aria-label="New category name"
        placeholder="New category"
        maxLength={60}
        value={name}
        error={problem}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <KindSelect value={kind} onChange={setKind} />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={name.trim() === ''}
      >
        Add
      </Button>
    </form>
  )
}

type EditProps = { category: Category; others: readonly Category[]; onDone: () => void }

function EditCategory({ category, others, onDone }: EditProps) {
  const queryClient = useQueryClient()
  const offerUndo = useUndoToast()
  const [name, setName] = useState(category.name)
  const [kind, setKind] = useState(category.kind)
  const [moveTo, setMoveTo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isUsed = category.transaction_count > 0 || category.budget_item_count > 0
  const isChanged = name.trim() !== category.name || kind !== category.kind

  async function run(action: () => Promise<{ message: string; historyId: string | null }>) {
    setIsBusy(true)
    setProblem(null)
    try {
      const { message, historyId } = await action()
      if (historyId) offerUndo({ message, historyId })
      else showToast(message)
      void queryClient.invalidateQueries()
      onDone()
    } catch (error) {
      setProblem(explainError(error))
      setIsBusy(false)
    }
  }

  const save = () =>
    run(async () => {
      const saved = await callApi(editCategory, {
        params: { id: category.id },
        body: {
          version: category.version,
          ...(name.trim() === category.name ? {} : { name: name.trim() }),
          ...(kind === category.kind ? {} : { kind }),
        },
      })
      return { message: `Saved ${saved.name}.`, historyId: saved.history_id }
    })
  const remove = () =>
    run(async () => {
      const query = moveTo === '' ? {} : { move_to: moveTo }
      const { history_id } = await callApi(deleteCategory, { params: { id: category.id }, query })
      const message = moveTo === '' ? `Deleted ${category.name}.` : `Merged ${category.name} into ${moveTo}.`
      return { message, historyId: history_id }
    })

  return (
    <form
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && name.trim() !== '') void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onDone()
      }}
    >
      <div className={classes.editLine}>
        <TextInput
          aria-label={`Name of ${category.name}`}
          maxLength={60}
          ref={(input) => {
            if (input && !isBusy && document.activeElement === document.body) input.focus()
          }}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <KindSelect value={kind} onChange={setKind} />
      </div>
      <div className={classes.editLine}>
        <select
          className={classes.select}
          aria-label="What to do with its transactions and budget items"
          value={moveTo}
          disabled={!isUsed}
          onChange={(event) => setMoveTo(event.currentTarget.value)}
        >
          <option value="">{isUsed ? 'Delete, and leave what’s in it uncategorized' : 'Delete (unused)'}</option>
          {others.map((other) => (
            <option key={other.id} value={other.name}>
              Merge into {other.name}
            </option>
          ))}
        </select>
        <Button variant="light" color="red" disabled={isBusy} onClick={() => void remove()}>
          {moveTo === '' ? 'Delete' : 'Merge'}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.editLine}>
        <Button variant="default" flex={1} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" flex={1} loading={isBusy} disabled={!isChanged || name.trim() === ''}>
          Save
        </Button>
      </div>
    </form>
  )
}
