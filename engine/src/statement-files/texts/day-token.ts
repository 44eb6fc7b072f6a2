import type { PlainDate } from '../../core/plain-date.ts'
import type { DayParts } from '../values/days.ts'

/** A date in a line of text. `iso` is set for words like "yesterday"; otherwise `parts` are read from the text. */
export type DayToken = { start: number; end: number; text: string; parts: DayParts | null; iso: PlainDate | null }
