import type { PlainDate } from '../core/plain-date.ts'

const DAYS = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-03-02` as "Mar 2, 2026". */
export function writeDay(day: PlainDate | string): string {
  return DAYS.format(new Date(`${day}T00:00:00Z`))
}

const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-03` as "March 2026". */
export function writeMonth(month: string): string {
  return MONTHS.format(new Date(`${month}-01T00:00:00Z`))
}

const SPACES_AND_MASKS = /[\s./*•·x-]/gi
const ACCOUNT_NUMBER = /^(?:\d{5,}|[A-Z]{2}\d{2}[A-Z\d]{8,30})$/i

/** An account as people see it: its name, but only the last four characters of an account number. */
export function writeAccount(source: string | null, none = 'No source'): string {
  if (!source) return none
  const bare = source.replace(SPACES_AND_MASKS, '')
  return ACCOUNT_NUMBER.test(bare) ? `··${bare.slice(-4)}` : source
}

/** "1 row", "1,200 rows". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** "-1250.60" as "−$1,250.60", or without a currency as "−1,250.60". */
export function writeMoney(amount: string, currency?: string): string {
  const digits = amount.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat('en', {
    ...(currency && { style: 'currency', currency }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(amount as `${number}`).replace('-', '\u2212')
}
