import type { Repeat } from '@evenkeel/contract/budget.ts'
import { formatDay } from '../../lib/format-date.ts'

const NAMED: Record<string, string> = {
  '1 day': 'Daily',
  '7 day': 'Weekly',
  '14 day': 'Every 2 weeks',
  '1 week': 'Weekly',
  '1 month': 'Monthly',
  '3 month': 'Quarterly',
  '12 month': 'Yearly',
  '1 year': 'Yearly',
}

/** A rhythm as people say it: "Monthly", "Every 2 weeks"; "Once" for what does not repeat. */
export function repeatWords(repeat: Repeat | null): string {
  if (repeat === null) return 'Once'
  return NAMED[`${repeat.every} ${repeat.unit}`] ?? `Every ${repeat.every} ${repeat.unit}s`
}

/** The rhythm with its end: "Monthly until Mar 1, 2027". */
export function scheduleWords({ repeat, until }: { repeat: Repeat | null; until: string | null }): string {
  return until === null || repeat === null ? repeatWords(repeat) : `${repeatWords(repeat)} until ${formatDay(until)}`
}
