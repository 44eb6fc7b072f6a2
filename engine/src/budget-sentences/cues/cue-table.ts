import type { ENGLISH } from './english.ts'

/** Kinds of words that say what an amount is, rather than how much or when. English has all of them. */
export type Cue = keyof typeof ENGLISH

/** The patterns of one language. A space means any whitespace; a pattern matches whole words. */
export type CueTable = Partial<Record<Cue, string>>
