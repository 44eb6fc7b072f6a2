import { countDecimals } from '../core/currency.ts'
import type { BudgetDraft, BudgetQuestion } from './budget-draft.ts'
import { findBareCurrency } from './money-words.ts'
import { getQuote } from './questions.ts'
import { findMarks, type Sheet } from './sentence-sheet.ts'

/**
 * Asks about the items without a currency if the text names exactly one foreign currency for others: "rent €900, gym
 * 30". Corrections of existing items aren't asked about.
 */
export function askAboutCurrencies(sheet: Sheet, items: readonly BudgetDraft[], own: string): BudgetQuestion[] {
  const { assumed, other } = findBareCurrency(sheet, own)
  const bare = items.filter((item) => item.currency === assumed && item.replaces === undefined && isBare(sheet, item))
  if (other === null || bare.length === 0) return []
  const others = bare.map((item) => ({ ...item, currency: other, minor: convertDecimals(item, other) }))
  const about = bare.map(({ sourceText }) => sourceText)
  return [{ text: getQuote(sheet, bare), topic: 'currencies', args: { assumed }, choices: [bare, others], about }]
}

function isBare(sheet: Sheet, { sourceText }: BudgetDraft): boolean {
  const start = sheet.original.indexOf(sourceText)
  const amounts = findMarks(sheet, 'money', start, start + sourceText.length)
  return start >= 0 && amounts.every(({ value }) => value.currency === null)
}

/** The same number in another currency, which may have more or fewer decimals. */
function convertDecimals({ minor, currency }: BudgetDraft, other: string): number {
  return Math.round(minor * 10 ** (countDecimals(other) - countDecimals(currency)))
}
