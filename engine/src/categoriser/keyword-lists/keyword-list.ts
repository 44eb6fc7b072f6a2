import type { CategoryCode } from '../default-categories.ts'

/**
 * Words for types of business, by category, separated by spaces. `_` joins a phrase. A `*` at the end lets the word
 * begin a longer one, and a `*` at the front lets it end one, or be anywhere inside it in scripts without spaces. `!`
 * marks a word that nearly always decides, `?` one that is only a hint.
 */
export type KeywordList = Partial<Record<CategoryCode, string>>
