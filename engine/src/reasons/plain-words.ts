import type { PlainDate } from '../core/plain-date.ts'

const DAYS = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-03-02` as "Mar 2, 2026". */
export function dayWords(day: PlainDate | string): string {
  return DAYS.format(new Date(`${day}T00:00:00Z`))
}

/** "1 row", "1,200 rows". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
