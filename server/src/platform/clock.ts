import { makePlainDate, type PlainDate } from '@evenkeel/engine/core/plain-date.ts'

/** The clock is injected, so tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export function getInstant(clock: Clock): string {
  return clock.now().toISOString()
}

export function getInstantAfter(clock: Clock, ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString()
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Today's date in the server's time zone (`TZ`). */
export function getLocalDay(clock: Clock): PlainDate {
  const now = clock.now()
  return makePlainDate(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
