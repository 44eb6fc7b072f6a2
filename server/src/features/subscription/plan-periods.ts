import { addMonths, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'

/** When the period that contains `now` ends; periods are whole months or years from `start`. Instants are ISO text. */
export function getNextAnniversary(start: string, plan: 'monthly' | 'yearly', now: string): string {
  const step = plan === 'monthly' ? 1 : 12
  const time = start.slice(10)
  const day = start.slice(0, 10) as PlainDate
  for (let periods = 1; ; periods += 1) {
    const end = addMonths(day, periods * step) + time
    if (end > now) return end
  }
}
