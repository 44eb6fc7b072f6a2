import type { CategoryCode } from '../default-categories.ts'

/**
 * Words for types of business, by category, separated by spaces. `_` joins a phrase, `*` at the end or front lets the
 * word begin or end a longer one, `!` marks a word that nearly always decides, `?` one that is only a hint.
 */
export type KeywordList = Partial<Record<CategoryCode, string>>
