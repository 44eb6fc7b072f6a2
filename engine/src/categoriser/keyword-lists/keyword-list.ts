import type { CategoryCode } from '../default-categories.ts'

/**
 * Words that tell a trade, by category, separated by spaces. `_` joins a phrase, `*` at the end or front lets the word
 * be a beginning or an ending of a longer one, `!` marks a word that nearly always tells, `?` one that only leans.
 */
export type KeywordList = Partial<Record<CategoryCode, string>>
