import type { BudgetQuestion } from './budget-draft.ts'

const BARE_NUMBER = /^\d+([.,]\d+)?$/

const VAGUE = /(?<!\p{L})(?:some(?:thing)?|whatever|a (?:bit|little|few)|(?:a )?lots?)(?!\p{L})/giu

/** The words of a question combined with its answer, as one sentence to read again. */
export function combineWithAnswer({ text, topic }: Pick<BudgetQuestion, 'text' | 'topic'>, answer: string): string {
  const words = answer.trim()
  const isBare = BARE_NUMBER.test(words)
  if (topic === 'hours') return `${text}, ${words}${isBare ? ' hours a week' : ''}`
  if (topic === 'people') return `${text} ${words}${isBare ? ' ways' : ''}`
  if (topic === 'net') return `${text}, take home ${words}`
  if (topic === 'purpose') return `${text} for ${words.replace(/^for\s+/i, '')}`
  // "some for the gym" is no longer vague once it has an amount.
  if (topic === 'amount') return `${text.replace(VAGUE, '')} ${words}`
  // "How often?" "weekly": the amount stays as written.
  return `${text} ${words}`
}
