import type { BudgetItem, BudgetKind, NewBudgetItem, Repeat } from '@evenkeel/contract/budget.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { addDays, addMonths, isPlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { dropSign, groupDigits } from '../../lib/format-money.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'

/** The form's fields as typed. */
export type ItemValues = {
  kind: BudgetKind
  transaction_name: string
  simple_name: string
  amount: string
  currency: string
  category: string | null
  transaction_date: string
  source: string
  /** "none", a common schedule such as "2 week", or "custom". */
  frequency: string
  every: string
  unit: Repeat['unit']
  end: 'never' | 'on' | 'after'
  until: string
  times: string
  spread: boolean
}
export type ItemErrors = Partial<Record<keyof ItemValues, string>>

export const FREQUENCIES: readonly { value: string; label: string }[] = [
  { value: 'none', label: 'Doesn’t repeat' },
  { value: '1 week', label: 'Every week' },
  { value: '2 week', label: 'Every 2 weeks' },
  { value: '1 month', label: 'Every month' },
  { value: '3 month', label: 'Every 3 months' },
  { value: '6 month', label: 'Every 6 months' },
  { value: '1 year', label: 'Every year' },
  { value: 'custom', label: 'Custom…' },
]

export function makeEmptyValues(kind: BudgetKind, today: string, currency: string): ItemValues {
  return {
    kind,
    transaction_name: '',
    simple_name: '',
    amount: '',
    currency,
    category: null,
    transaction_date: today,
    source: '',
    frequency: '1 month',
    every: '1',
    unit: 'month',
    end: 'never',
    until: '',
    times: '12',
    spread: false,
  }
}

type FormItem = Pick<
  BudgetItem,
  | 'kind'
  | 'transaction_name'
  | 'simple_name'
  | 'amount'
  | 'currency'
  | 'category'
  | 'transaction_date'
  | 'source'
  | 'repeat'
  | 'until'
  | 'spread'
>

export function toItemValues(item: FormItem): ItemValues {
  const frequency = item.repeat === null ? 'none' : `${item.repeat.every} ${item.repeat.unit}`
  return {
    kind: item.kind,
    transaction_name: item.transaction_name,
    simple_name: item.simple_name,
    amount: groupDigits(dropSign(item.amount)),
    currency: item.currency,
    category: item.category,
    transaction_date: item.transaction_date,
    source: item.source ?? '',
    frequency: FREQUENCIES.some(({ value }) => value === frequency) ? frequency : 'custom',
    every: String(item.repeat?.every ?? 1),
    unit: item.repeat?.unit ?? 'month',
    end: item.until === null ? 'never' : 'on',
    until: item.until ?? '',
    times: '12',
    spread: item.spread,
  }
}

/** The form's schedule; null if the item doesn't repeat. */
export function getRepeat({ frequency, every, unit }: Pick<ItemValues, 'frequency' | 'every' | 'unit'>): Repeat | null {
  if (frequency === 'none') return null
  if (frequency === 'custom') return { every: Number(every), unit }
  const [count, name] = frequency.split(' ')
  return { every: Number(count), unit: name as Repeat['unit'] }
}

/** Only items that repeat less often than daily can be spread. */
export function canSpread(repeat: Repeat | null): repeat is Repeat {
  return repeat !== null && !(repeat.unit === 'day' && repeat.every === 1)
}

/** Reads a typed amount and drops its sign, because the item's kind says which way the money goes. */
export function parseTypedAmount(text: string): string {
  return readTypedAmount(text).replace(/^-/, '')
}

/** The item from the form's values, or errors by field. */
export function readValues(values: ItemValues): { item: Required<NewBudgetItem> } | { errors: ItemErrors } {
  const errors: ItemErrors = {}
  const name = values.transaction_name.trim() || values.simple_name.trim()
  if (name === '') errors.simple_name = 'Enter a name.'
  const amount = parseTypedAmount(values.amount)
  const minor = parseMinor(amount, values.currency)
  if (minor === null || minor === 0)
    errors.amount = `Enter an amount, such as ${countDecimals(values.currency) === 0 ? '1,200' : '12.50'}.`
  if (!isPlainDate(values.transaction_date)) errors.transaction_date = 'Choose a date.'
  const repeat = getRepeat(values)
  if (repeat && !(Number.isInteger(repeat.every) && repeat.every >= 1 && repeat.every <= 1000)) {
    errors.every = 'Enter a number from 1 to 1,000.'
  }
  const until = Object.keys(errors).length > 0 ? null : getLastDay(values, repeat)
  if (until === undefined) {
    if (values.end === 'on') errors.until = 'Choose a date.'
    else errors.times = 'Enter a number from 1 to 1,000.'
  } else if (until !== null && until < values.transaction_date)
    errors.until = 'Choose a date on or after the first one.'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    item: {
      kind: values.kind,
      transaction_name: name,
      simple_name: values.simple_name.trim() || name.slice(0, 200),
      amount,
      currency: values.currency,
      category: values.category,
      transaction_date: values.transaction_date as PlainDate, // checked above
      source: values.source.trim() || null,
      repeat,
      until: until ?? null,
      spread: values.spread && canSpread(repeat),
    },
  }
}

/** The item's last day; null if it has no end, undefined if the date or number of times is invalid. */
function getLastDay(values: ItemValues, repeat: Repeat | null): PlainDate | null | undefined {
  if (repeat === null || values.end === 'never') return null
  if (values.end === 'on') return isPlainDate(values.until) ? values.until : undefined
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 1 || times > 1000) return undefined
  return getDateAfter(values.transaction_date as PlainDate, repeat, times - 1)
}

/** The date after this many repeats. A monthly item on the 31st returns to the 31st after a shorter month. */
function getDateAfter(first: PlainDate, { every, unit }: Repeat, repeats: number): PlainDate {
  const steps = every * repeats
  if (unit === 'day') return addDays(first, steps)
  if (unit === 'week') return addDays(first, 7 * steps)
  return addMonths(first, unit === 'month' ? steps : 12 * steps)
}
