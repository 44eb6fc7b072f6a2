import { addDays, isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { findNextOccurrence } from '@evenkeel/engine/core/recurrence.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { CategorySelect } from '../../components/category-select.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { CURRENCY_OPTIONS } from '../../lib/currency-options.ts'
import { formatDay, toLocalDate } from '../../lib/format-date.ts'
import classes from './item-form.module.css'
import { canSpread, FREQUENCIES, getRepeat, type ItemErrors, type ItemValues, readValues } from './item-form-values.ts'
import { describePeriod, describeSchedule } from './repeat-words.ts'

type Props = {
  id: string
  /** Whether the server finds a category if none is chosen. */
  detectsCategory: boolean
  values: ItemValues
  errors: ItemErrors
  onChange: (values: ItemValues) => void
  onSubmit: () => void
}

const KINDS = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Income' },
] as const
const ENDS = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a date' },
  { value: 'after', label: 'After a number of times' },
] as const

/** All fields of a budget item, and the dates that follow from them. */
export function ItemForm({ id, detectsCategory, values, errors, onChange, onSubmit }: Props) {
  const set = (fields: Partial<ItemValues>) => onChange({ ...values, ...fields })
  const currencies = [...new Set([values.currency, ...CURRENCY_OPTIONS])]
  const repeats = values.frequency !== 'none'
  const repeat = getRepeat(values)
  const isIncome = values.kind === 'income'
  return (
    <form
      id={id}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SegmentedControl
        label="Kind"
        options={KINDS}
        value={values.kind}
        onChange={(kind) => set({ kind, category: kind === values.kind ? values.category : null })}
        isWide
      />
      <TextInput
        label="Simple Name"
        placeholder={isIncome ? 'Salary' : 'Rent'}
        data-autofocus
        value={values.simple_name}
        error={errors.simple_name}
        maxLength={200}
        onChange={(event) => set({ simple_name: event.currentTarget.value })}
      />
      <div className={classes.amount}>
        <TextInput
          label="Amount"
          inputMode="decimal"
          placeholder="0.00"
          value={values.amount}
          error={errors.amount}
          onChange={(event) => set({ amount: event.currentTarget.value })}
        />
        <NativeSelect
          label="Currency"
          data={currencies}
          value={values.currency}
          onChange={(event) => set({ currency: event.currentTarget.value })}
        />
      </div>
      <CategorySelect
        label="Category"
        value={values.category}
        onChange={(category) => set({ category })}
        newKind={values.kind}
        {...(detectsCategory ? { placeholder: 'Leave empty to detect' } : {})}
        canClear
      />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={repeats ? 'First date' : 'Date'}
          value={values.transaction_date}
          error={errors.transaction_date}
          onChange={(event) => set({ transaction_date: event.currentTarget.value })}
        />
        <NativeSelect
          label="Repeats"
          data={[...FREQUENCIES]}
          value={values.frequency}
          onChange={(event) => set({ frequency: event.currentTarget.value })}
        />
      </div>
      {values.frequency === 'custom' && (
        <div className={classes.pair}>
          <TextInput
            label="Every"
            inputMode="numeric"
            value={values.every}
            error={errors.every}
            onChange={(event) => set({ every: event.currentTarget.value })}
          />
          <NativeSelect
            label="Unit"
            data={[
              { value: 'day', label: 'days' },
              { value: 'week', label: 'weeks' },
              { value: 'month', label: 'months' },
              { value: 'year', label: 'years' },
            ]}
            value={values.unit}
            onChange={(event) => set({ unit: event.currentTarget.value as ItemValues['unit'] })}
          />
        </div>
      )}
      {repeats && (
        <div className={classes.pair}>
          <NativeSelect
            label="Ends"
            data={[...ENDS]}
            value={values.end}
            onChange={(event) => set({ end: event.currentTarget.value as ItemValues['end'] })}
          />
          {values.end === 'on' && (
            <TextInput
              type="date"
              label="Last date"
              value={values.until}
              min={values.transaction_date}
              error={errors.until}
              onChange={(event) => set({ until: event.currentTarget.value })}
            />
          )}
          {values.end === 'after' && (
            <TextInput
              label="Number of times"
              inputMode="numeric"
              value={values.times}
              error={errors.times}
              onChange={(event) => set({ times: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      {canSpread(repeat) && (
        <Checkbox
          label={`Spread evenly over ${describePeriod(repeat)}`}
          description={
            isIncome
              ? 'For income that comes in gradually, such as tips. Turn off for income on a set date, such as pay.'
              : 'For gradual spending, such as groceries. Turn off for payments on a set date, such as rent.'
          }
          checked={values.spread}
          onChange={(event) => set({ spread: event.currentTarget.checked })}
        />
      )}
      <p className={classes.preview} aria-live="polite">
        {describeDates(values, toLocalDate(new Date()))}
      </p>
      <TextInput
        label="Transaction Name"
        description="In your words or the bank’s. If empty, we use the simple name."
        value={values.transaction_name}
        maxLength={500}
        onChange={(event) => set({ transaction_name: event.currentTarget.value })}
      />
      <TextInput
        label="Source (optional)"
        placeholder={isIncome ? 'Account it’s paid into' : 'Account or card it’s paid from'}
        value={values.source}
        maxLength={120}
        onChange={(event) => set({ source: event.currentTarget.value })}
      />
    </form>
  )
}

/**
 * The next dates as text: "On Nov 30, 2026, Dec 31, 2026, Jan 31, 2027, and so on." A spread item has no dates, so its
 * schedule is described instead. Empty while a field is invalid.
 */
function describeDates(values: ItemValues, today: PlainDate): string {
  const read = readValues({ ...values, simple_name: 'x', amount: '1' })
  if ('errors' in read || !isPlainDate(values.transaction_date)) return ''
  const { repeat, until, spread } = read.item
  if (repeat === null) return `Once, on ${formatDay(values.transaction_date)}.`
  const schedule = { first: values.transaction_date, repeat, until }
  const isRunning = schedule.first < today
  const dates: PlainDate[] = []
  for (let day = isRunning ? today : schedule.first; dates.length < 4; ) {
    const next = findNextOccurrence(schedule, day)
    if (next === null) break
    dates.push(next)
    day = addDays(next, 1)
  }
  if (dates.length === 0) return 'This item has ended.'
  if (spread) return `${describeSchedule(read.item)}, from ${formatDay(schedule.first)}.`
  const lead = isRunning ? 'Next on' : 'On'
  const shown = dates
    .slice(0, 3)
    .map((date) => formatDay(date))
    .join(', ')
  if (dates.length < 4) return `${lead} ${shown}.`
  return until === null ? `${lead} ${shown}, and so on.` : `${lead} ${shown}, and so on until ${formatDay(until)}.`
}
