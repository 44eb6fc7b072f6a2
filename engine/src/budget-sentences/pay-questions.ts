import { isYearSized } from '../categoriser/pay-sized.ts'
import type { BudgetDraft, BudgetQuestion } from './budget-draft.ts'
import { makeOtherRepeats, type Reading } from './questions.ts'
import { type Piece, says } from './read-piece.ts'

type Outcome = { items: BudgetDraft[]; questions: BudgetQuestion[] }

/**
 * Asks how much of pay before tax reaches the account, and how often pay repeats if it's too large for a month: "salary
 * 85,000" is more likely for a year, so we assume that unless the text says it's after tax.
 */
export function askAboutPay({ items, questions }: Outcome, reading: Reading): Outcome {
  const hasNet = reading.pieces.some((piece) => says(piece, 'net'))
  const results = items.map((item, i) => {
    const isFirst = items.findIndex(({ sourceText }) => sourceText === item.sourceText) === i
    const words = item.kind === 'income' ? findPieces(item, reading) : []
    const isGross = !hasNet && words.some((piece) => says(piece, 'gross'))
    const isLarge = isTooLarge(item, words)
    const isOpen = isGross && !questions.some(({ about }) => about.includes(item.sourceText))
    const text = isOpen ? quote(words, reading) : item.sourceText
    const repeat = isLarge && !hasNet ? ({ every: 1, unit: 'year' } as const) : item.repeat
    const pay: BudgetDraft = { ...item, sourceText: text, repeat }
    const ask = (topic: BudgetQuestion['topic'], args: BudgetQuestion['args'], choices: BudgetDraft[][]) => ({
      ...{ text, topic, choices, about: [text] },
      args: { name: item.name, ...args },
    })
    const net = isGross && isFirst ? [ask('net', {}, [])] : []
    const assumed = hasNet ? 'every month' : 'every year'
    return { pay, asked: isLarge ? [...net, ask('cadence', { assumed }, makeOtherRepeats([pay]))] : net }
  })
  return { items: results.map(({ pay }) => pay), questions: [...questions, ...results.flatMap(({ asked }) => asked)] }
}

/** Quotes all the words about an item in its sentence, because an answer is read together with them. */
function quote(words: readonly Piece[], { sheet }: Reading): string {
  const near = words.filter(({ clause }) => clause.sentence === words[0]?.clause.sentence)
  const start = Math.min(...near.map((piece) => piece.start))
  return sheet.original.slice(start, Math.max(...near.map(({ end }) => end))).trim()
}

/** Whether pay is too large for the month we assumed because the text doesn't say when it comes. */
function isTooLarge({ kind, repeat, minor, currency, replaces }: BudgetDraft, words: readonly Piece[]): boolean {
  const isMonthly = kind === 'income' && repeat?.unit === 'month' && repeat.every === 1 && replaces === undefined
  return isMonthly && isYearSized(minor, currency) && !words.some((one) => says(one, 'frequency', 'hours', 'date'))
}

/** The pieces of text about an item, up to the next amount. */
function findPieces({ sourceText }: BudgetDraft, { sheet, state, pieces }: Reading): Piece[] {
  const at = sheet.original.indexOf(sourceText)
  const end = at + sourceText.length
  const items = state.items.filter((item) => item.start < end && item.end > at)
  const inside = pieces.filter((piece) => piece.start < end && piece.end > at)
  const after = pieces.filter(({ start, clause }) => start >= end && clause.sentence === inside.at(-1)?.clause.sentence)
  const next = after.findIndex(({ money }) => money !== null)
  const own = items.flatMap((item) => item.pieces).filter((piece) => !inside.includes(piece))
  return [...inside, ...own, ...after.slice(0, next < 0 ? undefined : next)]
}
