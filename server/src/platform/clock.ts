/** The time is an input too: tests move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export function instant(clock: Clock): string {
  return clock.now().toISOString()
}

export function instantAfter(clock: Clock, ms: number): string {
  return new Date(clock.now().getTime() + ms).toISOString()
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
