import {
  type AccountAnswer,
  importStatements,
  type ReadAccount,
  type StatementImport,
} from '@evenkeel/contract/statement-import.ts'
import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { FormProblem } from '../../components/form-notes.tsx'
import { SegmentedControl, SwitchField } from '../../components/segmented-control.tsx'
import { SideSheet } from '../../components/side-sheet.tsx'
import { useUndoableWrite } from '../../components/undoable-write.ts'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import classes from './paste-drawer.module.css'
import { PastePreview } from './paste-preview.tsx'
import { countStatements } from './use-statement-actions.ts'

type Props = {
  accounts: readonly WealthAccount[]
  /** The account for a table that doesn't name one. */
  accountId: string | undefined
  onClose: () => void
}
type Options = { day_order?: 'day-first' | 'month-first'; replace?: boolean; statement_date?: PlainDate }

const DAY_ORDERS = [
  { value: 'day-first', label: 'Day first' },
  { value: 'month-first', label: 'Month first' },
] as const
const DEBOUNCE_MS = 350

/** Reads a table of balances as it's pasted or typed, and shows a preview. Nothing is saved until a click on Save. */
export function PasteDrawer({ accounts, accountId, onClose }: Props) {
  const write = useUndoableWrite()
  const [text, setText] = useState('')
  const [answers, setAnswers] = useState<Readonly<Record<string, AccountAnswer>>>({})
  const [options, setOptions] = useState<Options>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const debounced = useDebouncedText(useDeferredValue(text))
  const body = {
    text: debounced,
    ...(accountId ? { account_id: accountId } : {}),
    accounts: Object.values(answers),
    ...options,
    today: toLocalDate(new Date()),
  }
  const preview = useQuery({
    queryKey: ['statements', 'paste', body],
    queryFn: ({ signal }) => callApi(importStatements, { body: { ...body, dry_run: true }, signal }),
    enabled: debounced.trim() !== '',
    placeholderData: keepPreviousData,
  })
  const read = debounced.trim() === '' ? undefined : preview.data
  const isUpToDate = debounced === text && !preview.isPlaceholderData && !preview.isFetching
  const newCount =
    read?.statements.filter(({ verdict }) => verdict === 'new' || (verdict === 'differs' && options.replace)).length ??
    0
  const dayOrder = read?.questions.find(({ code }) => code === 'day-order')
  const differing = read?.statements.filter(({ verdict }) => verdict === 'differs').length ?? 0
  const needsDate = options.statement_date !== undefined || read?.questions.some(({ code }) => code === 'which-date')
  const unknown = read?.accounts.filter(({ decision }) => decision === 'unknown') ?? []
  const debtLabels =
    read?.questions.flatMap((question) => (question.code === 'debt-sign' ? [question.label] : [])) ?? []

  async function save() {
    setIsBusy(true)
    setProblem(null)
    const outcome = await write(
      () => callApi(importStatements, { body }),
      ({ added, changed, accounts_added }) =>
        `Saved ${countStatements(added + changed)}${accounts_added > 0 ? ` and ${accounts_added === 1 ? '1 new account' : `${accounts_added} new accounts`}` : ''}.`,
    )
    setIsBusy(false)
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'failed') setProblem(explainError(outcome.error))
  }

  return (
    <SideSheet
      opened
      onClose={onClose}
      size={720}
      title="Paste a table"
      footer={
        <>
          <p className={classes.status} aria-live="polite">
            {preview.isError ? explainError(preview.error) : describeStatus(read, newCount)}
          </p>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={newCount === 0 || !isUpToDate} onClick={() => void save()}>
            {newCount === 0 ? 'Save' : `Save ${countStatements(newCount)}`}
          </Button>
        </>
      }
    >
      {problem && <FormProblem>{problem}</FormProblem>}
      <Textarea
        label="Your table"
        description="From a spreadsheet, an email or a web page: any layout, one account or many."
        classNames={{ input: classes.text! }}
        data-autofocus
        autosize
        minRows={5}
        maxRows={12}
        placeholder={'Date\tBrokerage\t401(k)\n2026-09-30\t48,210.15\t131,904.77\n2026-10-31\t49,877.02\t134,120.31'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {needsDate && (
        <TextInput
          className={classes.account ?? ''}
          type="date"
          label="Date of these balances"
          description="For balances without a date in your table."
          value={options.statement_date ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { statement_date: _, ...others } = options
            setOptions(isPlainDate(value) ? { ...others, statement_date: value } : others)
          }}
        />
      )}
      {dayOrder?.code === 'day-order' && (
        <div className={classes.question}>
          <p>{dayOrder.example} can be read two ways.</p>
          <SegmentedControl
            label="Dates"
            options={DAY_ORDERS}
            value={options.day_order ?? dayOrder.assumed}
            onChange={(day_order) => setOptions({ ...options, day_order })}
          />
        </div>
      )}
      {unknown.length > 1 && (
        <div className={classes.question}>
          <p>We couldn’t match {unknown.length} accounts in your table to yours.</p>
          <Button
            variant="light"
            size="compact-sm"
            onClick={() =>
              setAnswers({
                ...answers,
                ...Object.fromEntries(unknown.map((account) => [account.label, toNewAccount(account)])),
              })
            }
          >
            Add all as new accounts
          </Button>
        </div>
      )}
      {read?.accounts
        .filter(({ label, account_id }) => label !== '' || account_id === null)
        .map((account) => (
          <AccountQuestion
            key={account.label}
            read={account}
            accounts={accounts}
            onAnswer={(answer) => setAnswers({ ...answers, [account.label]: answer })}
          />
        ))}
      {debtLabels.length > 0 && (
        <p className={classes.note}>
          {debtLabels.map((label) => `“${label}”`).join(', ')} {debtLabels.length === 1 ? 'is a debt' : 'are debts'}: we
          read balances without a sign as money you owe. Write +100 for money owed to you.
        </p>
      )}
      {differing > 0 && (
        <div className={classes.question}>
          <SwitchField
            label={`Replace ${countStatements(differing)} you’ve already saved`}
            isOn={options.replace ?? false}
            onChange={(replace) => setOptions({ ...options, replace })}
          />
        </div>
      )}
      {read && <PastePreview read={read} isReplacing={options.replace ?? false} />}
    </SideSheet>
  )
}

type QuestionProps = {
  read: ReadAccount
  accounts: readonly WealthAccount[]
  onAnswer: (answer: AccountAnswer) => void
}

/** Asks which account a name in the table refers to, or which one the table is about if it has no name. */
function AccountQuestion({ read, accounts, onAnswer }: QuestionProps) {
  const { label, decision, account_id, suggested } = read
  const value = decision === 'skipped' ? 'skip' : decision === 'new' ? 'new' : (account_id ?? '')
  return (
    <NativeSelect
      className={classes.account ?? ''}
      label={label === '' ? 'Which account is this?' : `Account for “${label}”`}
      data={[
        ...(decision === 'unknown' ? [{ value: '', label: 'Choose an account…' }] : []),
        ...accounts.map(({ id, name, currency }) => ({ value: id, label: `${name} (${currency})` })),
        {
          value: 'new',
          label: `New account: ${suggested.name || 'unnamed'} (${ACCOUNT_TYPES[suggested.type].label}, ${suggested.currency})`,
        },
        { value: 'skip', label: 'Skip it' },
      ]}
      value={value}
      onChange={({ currentTarget: { value: choice } }) => {
        if (choice === 'skip') onAnswer({ label, skip: true })
        else if (choice === 'new') onAnswer(toNewAccount(read))
        else if (choice !== '') onAnswer({ label, account_id: choice })
      }}
    />
  )
}

function toNewAccount({ label, suggested }: ReadAccount): AccountAnswer {
  return { label, create: { ...suggested, name: suggested.name || 'New account' } }
}

function describeStatus(read: StatementImport | undefined, newCount: number): string {
  if (!read) return 'Nothing is saved until you click Save.'
  if (read.questions.some(({ code }) => code === 'which-date')) return 'Choose the date of these balances.'
  if (read.statements.length === 0) return 'No balances found in this text yet.'
  const unknown = read.accounts.filter(({ decision }) => decision === 'unknown').length
  if (unknown > 0) return unknown === 1 ? 'Choose 1 more account.' : `Choose ${unknown} more accounts.`
  return newCount === 0 ? 'Nothing new to save.' : ''
}

/** The text, once typing has paused. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
