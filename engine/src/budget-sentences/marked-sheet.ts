import { formatExact } from '../core/exact-amount.ts'
import type { BudgetTextOptions } from './budget-draft.ts'
import { markDates } from './dates-in-text.ts'
import { markFrequencies } from './frequency.ts'
import { markMoney } from './money-words.ts'
import { makeSheet, type Sheet } from './sentence-sheet.ts'
import { markPercents, markShares } from './shares.ts'
import { markInterest, markSideWords, protectNames } from './side-words.ts'
import { markDurations, markInstallments } from './spans-in-text.ts'

/** Far more than anyone types into the sentence box; the rest is left unread. */
const LONGEST_TEXT = 8000

/** The text with everything marked that can be understood on its own: amounts, dates, frequencies, shares. */
export function makeMarkedSheet(
  text: string,
  { today, currency }: Pick<BudgetTextOptions, 'today' | 'currency'>,
): Sheet {
  const sheet = makeSheet(text.slice(0, LONGEST_TEXT))
  protectNames(sheet)
  markInterest(sheet)
  markShares(sheet)
  markPercents(sheet)
  markInstallments(sheet)
  markFrequencies(sheet)
  markDates(sheet, today, ['USD', 'CAD', 'PHP'].includes(currency))
  markDurations(sheet)
  markMoney(sheet, currency)
  markSideWords(sheet)
  sheet.marks.sort((a, b) => a.start - b.start)
  return sheet
}

/**
 * Whether one text names no amount, currency or date that the other doesn't: then a rephrasing, by a person or a model,
 * has kept its figures.
 */
export function hasOnlyFiguresOf(
  text: string,
  original: string,
  options: Pick<BudgetTextOptions, 'today' | 'currency'>,
): boolean {
  const there = findFigures(original, options)
  const own = findFigures(text, options)
  return (
    own.days.every((day) => there.days.includes(day)) &&
    own.amounts.every(({ amount, currency }) =>
      there.amounts.some(
        (one) => one.amount === amount && (currency === null || (one.currency ?? options.currency) === currency),
      ),
    )
  )
}

const DAY_KINDS = new Set(['date', 'until', 'starting', 'duration', 'installments'])

function findFigures(text: string, options: Pick<BudgetTextOptions, 'today' | 'currency'>) {
  const { marks } = makeMarkedSheet(text, options)
  const amounts = marks.flatMap((mark) => {
    if (mark.kind !== 'money') return []
    const { amount, range = [], from, currency } = mark.value
    return [amount, ...range, from].flatMap((one) => (one ? [{ amount: formatExact(one), currency }] : []))
  })
  const days = marks.filter(({ kind }) => DAY_KINDS.has(kind)).map(({ value }) => JSON.stringify(value))
  return { amounts, days }
}
