import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { addMonths, isPlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { toLocalDate } from '../../lib/format-date.ts'
import classes from './performance.module.css'
import type { PerformanceSearch } from './performance-search.ts'

type Props = {
  accounts: readonly WealthAccount[]
  selectedIds: readonly string[]
  search: PerformanceSearch
  /** The statement dates of the figures on the page, if known. */
  used: { start: string | null; end: string | null }
  onApply: (search: PerformanceSearch) => void
}

const SPANS = [
  ['1Y', 12],
  ['3Y', 36],
  ['5Y', 60],
] as const

/** Dates, accounts and the risk-free rate, used once applied. Empty dates show the statement dates in use. */
export function PerformanceControls({ accounts, selectedIds, search, used, onApply }: Props) {
  const [start, setStart] = useState(search.start ?? '')
  const [end, setEnd] = useState(search.end ?? '')
  const shown = { start: start || used.start || '', end: end || used.end || '' }
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(selectedIds))
  const [rate, setRate] = useState(search.rate === undefined ? '0' : String(Number((search.rate * 100).toFixed(4))))
  const percent = Number(rate.trim().replace(',', '.').replace('%', '') || '0')
  const errors = {
    days:
      shown.start !== '' && shown.end !== '' && shown.start > shown.end
        ? 'The start date is after the end date.'
        : undefined,
    rate:
      Number.isFinite(percent) && percent > -100 && percent <= 100
        ? undefined
        : 'Enter a percentage up to 100, such as 3.5.',
    ids: ids.size === 0 ? 'Select at least one account.' : undefined,
  }
  const today = toLocalDate(new Date())

  function toggle(id: string) {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }

  return (
    <form
      className={classes.controls}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.values(errors).some(Boolean)) return
        const inOrder = accounts.map(({ id }) => id).filter((id) => ids.has(id))
        onApply({
          ...(isPlainDate(start) ? { start } : {}),
          ...(isPlainDate(end) ? { end } : {}),
          accounts: inOrder.join(','),
          ...(percent === 0 ? {} : { rate: percent / 100 }),
        })
      }}
    >
      <div className={classes.fields}>
        <TextInput
          type="date"
          label="Start date"
          value={shown.start}
          error={errors.days}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="End date"
          value={shown.end}
          onChange={(event) => setEnd(event.currentTarget.value)}
        />
        <div className={classes.spans}>
          {SPANS.map(([label, months]) => (
            <Button
              key={label}
              size="compact-sm"
              variant={start === addMonths(today, -months) && end === '' ? 'light' : 'subtle'}
              onClick={() => {
                setStart(addMonths(today, -months))
                setEnd('')
              }}
            >
              {label}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant={start === '' && end === '' ? 'light' : 'subtle'}
            onClick={() => {
              setStart('')
              setEnd('')
            }}
          >
            All
          </Button>
        </div>
        <TextInput
          label="Risk-free rate"
          className={classes.rate ?? ''}
          inputMode="decimal"
          rightSection="%"
          value={rate}
          error={errors.rate}
          onChange={(event) => setRate(event.currentTarget.value)}
        />
        <Button type="submit" disabled={errors.ids !== undefined}>
          Apply
        </Button>
      </div>
      <fieldset className={classes.pills}>
        <legend className="visually-hidden">Accounts</legend>
        {accounts.map(({ id, name, type }) => (
          <label key={id} data-on={ids.has(id) || undefined}>
            <input type="checkbox" className="visually-hidden" checked={ids.has(id)} onChange={() => toggle(id)} />
            <i style={{ background: ACCOUNT_TYPES[type].color }} aria-hidden />
            {name}
          </label>
        ))}
        <span className={classes.groups}>
          <button type="button" className={classes.all} onClick={() => setIds(new Set(accounts.map(({ id }) => id)))}>
            Select all
          </button>
          <button type="button" className={classes.all} onClick={() => setIds(new Set(getInvestedIds(accounts)))}>
            Investments only
          </button>
        </span>
      </fieldset>
      {errors.ids && <p className={classes.error}>{errors.ids}</p>}
    </form>
  )
}

/** Investment, retirement and crypto accounts, or all accounts if there are none. */
export function getInvestedIds(accounts: readonly WealthAccount[]): string[] {
  const invested = accounts.filter(({ type }) => ACCOUNT_TYPES[type].isInvested)
  return (invested.length > 0 ? invested : accounts).map(({ id }) => id)
}
