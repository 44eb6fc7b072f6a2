import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { FormProblem, StaleNote } from '../../components/form-notes.tsx'
import { SideSheet } from '../../components/side-sheet.tsx'
import { ACCOUNT_TYPE_OPTIONS, ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { CURRENCY_OPTIONS } from '../../lib/currency-options.ts'
import { explainError } from '../../lib/explain-error.ts'
import { formatDay, formatInstant, toLocalDate } from '../../lib/format-date.ts'
import { formatMoney, groupDigits } from '../../lib/format-money.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'
import type { AccountActions } from './use-account-actions.ts'
import classes from './wealth-accounts.module.css'

type Props = {
  /** The account to edit. Omit it to add one. */
  account?: WealthAccount
  /** The preferred currency, and so the default for a new account. */
  currency: string
  actions: AccountActions
  onDelete?: () => void
  onClose: () => void
}
/** Saved along with the form: set by Archive and Unarchive. */
type ExtraFields = { is_archived?: boolean }
type Values = { name: string; type: WealthAccount['type']; currency: string; balance: string }

/** Adds an account, or edits, archives or deletes one. */
export function AccountDrawer({ account, currency, actions, onDelete, onClose }: Props) {
  const formId = useId()
  const [values, setValues] = useState<Values>(
    account ? { ...account, balance: '' } : { name: '', type: 'investment', currency, balance: '' },
  )
  const [version, setVersion] = useState(account?.version ?? 0)
  const [stale, setStale] = useState<{ current: WealthAccount; extraFields: ExtraFields } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const set = (fields: Partial<Values>) => setValues({ ...values, ...fields })
  const name = values.name.trim()
  const balance = parseBalance(values)
  const isBalanceValid = balance === '' || parseMinor(balance, values.currency) !== null

  async function save(atVersion = version, extraFields: ExtraFields = {}) {
    setIsSubmitted(true)
    setProblem(null)
    if (name === '' || !isBalanceValid) return
    setIsBusy(true)
    const fields = { name, type: values.type, currency: values.currency }
    const outcome = account
      ? await actions.edit(account.id, { ...fields, ...extraFields, version: atVersion })
      : await actions.add({ ...fields, today: toLocalDate(new Date()), ...(balance === '' ? {} : { balance }) })
    setIsBusy(false)
    if (outcome.kind === 'saved') return onClose()
    if (outcome.kind === 'failed') return setProblem(explainError(outcome.error))
    setVersion(outcome.current.version)
    setStale({ current: outcome.current, extraFields })
  }

  const { isDebt } = ACCOUNT_TYPES[values.type]
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={account ? account.name : 'Add New Account'}
      footer={
        <>
          {account && (
            <Button
              variant="subtle"
              disabled={isBusy || stale !== null}
              onClick={() => void save(version, { is_archived: !account.is_archived })}
            >
              {account.is_archived ? 'Unarchive' : 'Archive'}
            </Button>
          )}
          <span className={classes.spacer} />
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={stale !== null}>
            {account ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      {stale && (
        <StaleNote
          onOverwrite={() => {
            setStale(null)
            void save(stale.current.version, stale.extraFields)
          }}
          onKeepCurrent={() => {
            setValues({ ...stale.current, balance: '' })
            setStale(null)
          }}
        >
          This account was changed elsewhere on {formatInstant(stale.current.last_updated)}: it’s now{' '}
          {stale.current.name} ({ACCOUNT_TYPES[stale.current.type].label}, {stale.current.currency}). Your changes
          aren’t saved yet.
        </StaleNote>
      )}
      {problem && <FormProblem>{problem}</FormProblem>}
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextInput
          label="Account Name"
          data-autofocus
          placeholder="Brokerage"
          maxLength={120}
          value={values.name}
          error={isSubmitted && name === '' ? 'Enter a name.' : undefined}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label="Account Type"
          data={ACCOUNT_TYPE_OPTIONS}
          value={values.type}
          onChange={(event) => set({ type: event.currentTarget.value as Values['type'] })}
        />
        <NativeSelect
          label="Currency"
          data={[...new Set([values.currency, ...CURRENCY_OPTIONS])]}
          value={values.currency}
          disabled={(account?.statement_count ?? 0) > 0}
          description={
            (account?.statement_count ?? 0) > 0
              ? 'You can’t change this while the account has statements.'
              : 'The currency of this account’s balances.'
          }
          onChange={(event) => set({ currency: event.currentTarget.value })}
        />
        {!account && (
          <TextInput
            label={isDebt ? 'What you owe today (optional)' : 'Balance today (optional)'}
            description={
              isDebt ? 'Debts are negative: 5,000 here becomes \u22125,000.' : 'This becomes the first statement.'
            }
            inputMode="decimal"
            placeholder="0.00"
            value={values.balance}
            error={
              isSubmitted && !isBalanceValid
                ? `Enter an amount, such as ${groupDigits(formatMinor(1_250_000, values.currency))}.`
                : undefined
            }
            onChange={(event) => set({ balance: event.currentTarget.value })}
          />
        )}
      </form>
      {account && <AccountFacts account={account} currency={currency} />}
      {account && onDelete && (
        <Button className={classes.remove ?? ''} variant="light" color="red" onClick={onDelete}>
          Delete account…
        </Button>
      )}
    </SideSheet>
  )
}

/** The typed balance as a decimal, or text that isn't an amount unchanged. Debts are negative even without a minus. */
function parseBalance({ balance, type }: Values): string {
  const amount = readTypedAmount(balance)
  return ACCOUNT_TYPES[type].isDebt && /^\d/.test(amount) && /[1-9]/.test(amount) ? `-${amount}` : amount
}

function AccountFacts({ account, currency }: { account: WealthAccount; currency: string }) {
  const { balance, balance_as_of, statement_count, first_statement_date, sources, fx_rate, fx_date } = account
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Balance</dt>
        <dd>
          {balance === null ? 'None yet' : `${formatMoney(balance, account.currency)} on ${formatDay(balance_as_of!)}`}
        </dd>
      </div>
      <div>
        <dt>Statements</dt>
        <dd>
          <Link to="/account-statements" search={{ account: account.id }}>
            {statement_count === 0
              ? 'Add the first one'
              : `${statement_count}, since ${formatDay(first_statement_date!)}`}
          </Link>
        </dd>
      </div>
      {fx_rate !== null && fx_date !== null && account.currency !== currency && (
        <div>
          <dt>Exchange rate</dt>
          <dd>
            1 {account.currency} = {Number(Number(fx_rate).toPrecision(6))} {currency} on {formatDay(fx_date)}
          </dd>
        </div>
      )}
      {sources.length > 0 && (
        <div>
          <dt>Updated by imports from</dt>
          <dd>{sources.map((source) => writeAccount(source)).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
