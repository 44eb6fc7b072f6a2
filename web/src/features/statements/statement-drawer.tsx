import type { Statement } from '@evenkeel/contract/statements.ts'
import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { isPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { ACCOUNT_TYPES as WEALTH_RULES } from '@evenkeel/engine/wealth/account-type.ts'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { FormProblem, StaleNote } from '../../components/form-notes.tsx'
import { IconAlertTriangle, IconTrash } from '../../components/icons.ts'
import { SideSheet } from '../../components/side-sheet.tsx'
import { explainError } from '../../lib/explain-error.ts'
import { formatDay, formatInstant } from '../../lib/format-date.ts'
import { formatMoney, groupDigits } from '../../lib/format-money.ts'
import { parseBalance, parseFlow } from './statement-amounts.ts'
import classes from './statements.module.css'
import type { StatementActions } from './use-statement-actions.ts'
import { describeWarning } from './warning-words.ts'

type Props = {
  /** The statement to edit. Omit it to add a new one. */
  statement?: Statement
  accounts: readonly WealthAccount[]
  initial: { account_id: string; statement_date: string }
  actions: StatementActions
  onClose: () => void
}
type Values = {
  account_id: string
  statement_date: string
  cash_deposits: string
  cash_withdrawals: string
  final_balance: string
}

/** Adds a statement, or edits or deletes one. */
export function StatementDrawer({ statement, accounts, initial, actions, onClose }: Props) {
  const formId = useId()
  const [values, setValues] = useState<Values>(
    statement ? toValues(statement) : { ...initial, cash_deposits: '', cash_withdrawals: '', final_balance: '' },
  )
  const [version, setVersion] = useState(statement?.version ?? 0)
  const [stale, setStale] = useState<Statement | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const set = (fields: Partial<Values>) => setValues({ ...values, ...fields })
  const account = accounts.find(({ id }) => id === values.account_id)
  const currency = account?.currency ?? 'USD'
  const amounts = {
    final_balance: parseBalance(values.final_balance, account?.type ?? 'cash'),
    cash_deposits: parseFlow(values.cash_deposits),
    cash_withdrawals: parseFlow(values.cash_withdrawals),
  }
  const isAmount = (text: string) => parseMinor(text, currency) !== null
  const errors = {
    account_id: account ? undefined : 'Choose an account.',
    statement_date: isPlainDate(values.statement_date) ? undefined : 'Choose a date.',
    final_balance: isAmount(amounts.final_balance)
      ? undefined
      : `Enter an amount, such as ${groupDigits(formatMinor(1_250_000, currency))}.`,
    cash_deposits: amounts.cash_deposits === '' || isAmount(amounts.cash_deposits) ? undefined : 'Enter an amount.',
    cash_withdrawals:
      amounts.cash_withdrawals === '' || isAmount(amounts.cash_withdrawals) ? undefined : 'Enter an amount.',
  }
  const visibleErrors: Partial<typeof errors> = isSubmitted ? errors : {}
  const usesBalance = account && !WEALTH_RULES[account.type].hasGains && statement?.flows !== 'stated'

  async function save(atVersion = version) {
    setIsSubmitted(true)
    setProblem(null)
    const { statement_date } = values
    if (Object.values(errors).some(Boolean) || !isPlainDate(statement_date)) return
    setIsBusy(true)
    const hasFlows = statement?.flows === 'stated' || amounts.cash_deposits !== '' || amounts.cash_withdrawals !== ''
    const body = {
      account_id: values.account_id,
      statement_date,
      final_balance: amounts.final_balance,
      ...(hasFlows && {
        cash_deposits: amounts.cash_deposits || '0',
        cash_withdrawals: amounts.cash_withdrawals || '0',
      }),
    }
    const outcome = statement
      ? await actions.edit(statement.id, { ...body, version: atVersion })
      : await actions.add(body)
    setIsBusy(false)
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'failed') return setProblem(explainError(outcome.error))
    setVersion(outcome.current.version)
    setStale(outcome.current)
  }

  return (
    <SideSheet
      opened
      onClose={onClose}
      title={statement ? `Statement for ${formatDay(statement.statement_date)}` : 'Add Statement'}
      footer={
        <>
          {statement && (
            <ActionIcon
              variant="default"
              aria-label="Delete this statement"
              onClick={() => {
                onClose()
                void actions.remove(statement)
              }}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          )}
          <span className={classes.spacer} />
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={stale !== null}>
            {statement ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      {stale && (
        <StaleNote
          onOverwrite={() => {
            setStale(null)
            void save(stale.version)
          }}
          onKeepCurrent={() => {
            setValues(toValues(stale))
            setStale(null)
          }}
        >
          This statement was changed elsewhere on {formatInstant(stale.last_updated)}: the final balance is now{' '}
          {formatMoney(stale.final_balance, stale.currency)}. Your changes aren’t saved yet.
        </StaleNote>
      )}
      {problem && <FormProblem>{problem}</FormProblem>}
      {statement && statement.warnings.length > 0 && (
        <ul className={classes.warnings}>
          {statement.warnings.map((warning) => (
            <li key={warning.code}>
              <IconAlertTriangle size={16} aria-hidden />
              {describeWarning(warning, statement.currency)}
            </li>
          ))}
        </ul>
      )}
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <NativeSelect
          label="Account"
          data={accounts.map(({ id, name, currency: accountCurrency }) => ({
            value: id,
            label: `${name} (${accountCurrency})`,
          }))}
          value={values.account_id}
          error={visibleErrors.account_id}
          onChange={(event) => set({ account_id: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Statement Date"
          value={values.statement_date}
          error={visibleErrors.statement_date}
          onChange={(event) => set({ statement_date: event.currentTarget.value })}
        />
        <TextInput
          label="Final Balance"
          data-autofocus
          inputMode="decimal"
          placeholder="0.00"
          value={values.final_balance}
          error={visibleErrors.final_balance}
          description={
            isAmount(amounts.final_balance) ? formatMoney(amounts.final_balance, currency) : 'On the statement date.'
          }
          onChange={(event) => set({ final_balance: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <TextInput
            label="Cash Deposits"
            description="Since the last statement."
            inputMode="decimal"
            placeholder="0.00"
            value={values.cash_deposits}
            error={visibleErrors.cash_deposits}
            onChange={(event) => set({ cash_deposits: event.currentTarget.value })}
          />
          <TextInput
            label="Cash Withdrawals"
            description="Since the last statement."
            inputMode="decimal"
            placeholder="0.00"
            value={values.cash_withdrawals}
            error={visibleErrors.cash_withdrawals}
            onChange={(event) => set({ cash_withdrawals: event.currentTarget.value })}
          />
        </div>
        {usesBalance && <p className={classes.hint}>If you leave both empty, we use the change in balance.</p>}
        {statement?.origin === 'file' && (
          <p className={classes.hint}>
            This balance came from a file. If you edit this statement, imports won’t change it again.
          </p>
        )}
      </form>
    </SideSheet>
  )
}

/** Leaves out deposits and withdrawals that were calculated from the balance, because a new balance changes them. */
function toValues(statement: Statement): Values {
  const { account_id, statement_date, cash_deposits, cash_withdrawals, final_balance, flows } = statement
  const formatFlow = (amount: string) => (flows === 'stated' ? groupDigits(amount) : '')
  return {
    account_id,
    statement_date,
    final_balance: groupDigits(final_balance),
    cash_deposits: formatFlow(cash_deposits),
    cash_withdrawals: formatFlow(cash_withdrawals),
  }
}
