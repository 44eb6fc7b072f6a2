import { BANK_PHRASES, type PaymentMethod } from './bank-phrases.ts'

// What the table of phrases can't express: numbers, repeated words and what may follow.
const CARD =
  '\\*\\d{4} \\d{2}\\.\\d{2} [a-z]{3} [\\d.,]*|デビット\\d|debit\\d*|bea(?:,)?(?: nr:\\S+)?|k[ -]?shop(?= [\\u0e00-\\u0e7f])'
const DIRECT_DEBIT = 'dd(?! ?\\*)|d/d|giro(?= [a-z])'
const STANDING_ORDER = 'so(?= (?!cal|calif|fla)[a-z]{3})'
const TRANSFER = 'vir(?:ement)?(?: sepa| inst| instantane| recu)*(?: \\/de| vers| de| en faveur de)?'

function startsWith(alternatives: string, after: string): RegExp {
  return new RegExp(`^(?:${alternatives.normalize('NFKC')})(?=[${after}]|$)[${after}]*`)
}

const PATTERNS: readonly (readonly [RegExp, PaymentMethod])[] = [
  [startsWith(CARD, '\\s:,.*/-'), 'card'],
  [startsWith(DIRECT_DEBIT, '\\s:,./-'), 'direct-debit'],
  [startsWith(STANDING_ORDER, '\\s:,./-'), 'standing-order'],
  [startsWith(TRANSFER, '\\s:,./-'), 'transfer'],
]

type Start = { readonly method: PaymentMethod; readonly length: number }

/**
 * The longest of the bank's phrases for how the money moved that a folded text starts with, or null. `length` includes
 * the separators after it.
 */
export function findPaymentMethod(folded: string): Start | null {
  let longest = findPhrase(folded)
  for (const [pattern, method] of PATTERNS) {
    const length = pattern.exec(folded)?.[0].length ?? 0
    if (length > (longest?.length ?? 0)) longest = { method, length }
  }
  return longest
}

const SEPARATORS = /^[\s:,.*/_-]+/
// A Korean or Thai name follows Latin letters without a space: "CMS대교".
const FIRST_WORD = /^(?:[a-z\d]+(?=[\u0e00-\u0e7f\uac00-\ud7af])|[^\s:,.*/_-]+)/
const STARTS_UNSPACED = /^[\u0e00-\u0e7f\uac00-\ud7af]/

// By first word, the longest phrase first.
const PHRASES = new Map<string, { phrase: string; method: PaymentMethod }[]>()
for (const [method, phrases] of Object.entries(BANK_PHRASES) as [PaymentMethod, readonly string[]][])
  for (const phrase of phrases) {
    const first = getFirstWord(phrase)
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { phrase, method }])
  }
for (const found of PHRASES.values()) found.sort((a, b) => b.phrase.length - a.phrase.length)

function getFirstWord(text: string): string {
  return FIRST_WORD.exec(text)?.[0] ?? ''
}

function findPhrase(folded: string): Start | null {
  for (const { phrase, method } of PHRASES.get(getFirstWord(folded)) ?? []) {
    if (!folded.startsWith(phrase)) continue
    const rest = folded.slice(phrase.length)
    const after = SEPARATORS.exec(rest)?.[0].length ?? 0
    const isJoined = STARTS_UNSPACED.test(rest) && /[a-z]$/.test(phrase)
    if (after > 0 || isJoined || rest === '') return { method, length: phrase.length + after }
  }
  return null
}
