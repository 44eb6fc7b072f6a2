import { add, divide, type Exact, exact, formatExact, multiply, subtract, toExact } from '../../core/exact-amount.ts'
import { getOwnValue } from '../../core/own-value.ts'
import { CENT_NAME, readCurrencyWord } from '../currency-words.ts'
import { getCached } from '../get-cached.ts'
import { readNumberWords } from '../number-words.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { Token } from './tokens.ts'

/** A language's words around an amount. */
export type LimitClass =
  | 'under'
  | 'over'
  | 'up-to'
  | 'at-least'
  | 'exactly'
  | 'around'
  | 'or-less'
  | 'or-more'
  | 'between'
  | 'range-to'
  | 'same'
  /** "a tenner" */
  | `sum ${number}`

export type Bound = { readonly decimal: string; readonly inclusive: boolean }
export type Limit = { readonly min?: Bound; readonly max?: Bound; readonly relative?: 'under' | 'over' }
export type LimitSpan = { readonly end: number; readonly limit: Limit; readonly cost: number }

type Reading = { value: Exact; end: number; isMoney: boolean; isPrecise: boolean; tail: string }

/** Classes of words that may follow a number, and the class of the limit each sets. */
const SUFFIXES = [
  ['or-less', 'up-to'],
  ['or-more', 'at-least'],
  ['around', 'around'],
] as const

export class LimitReader {
  private readonly tokens: readonly Token[]
  private readonly index: PhraseIndex<string>

  constructor(tokens: readonly Token[], index: PhraseIndex<string>) {
    this.tokens = tokens
    this.index = index
  }

  /** Every limit on an amount that may start here. */
  findAt(start: number, limit: number): LimitSpan[] {
    const phrases = this.index.findAt(this.tokens, start, limit)
    const number = this.readNumber(start, limit)
    return [
      ...phrases.flatMap(({ class: name, end }) => this.readAfterPhrase(name, end, limit)),
      ...(number ? this.readFromNumber(number, limit) : []),
    ]
  }

  /** "under 50", "between 20 and 30", "under that", and "under" at the end. */
  private readAfterPhrase(name: string, start: number, limit: number): LimitSpan[] {
    const found: LimitSpan[] = []
    const number = this.readNumber(start, limit)
    const made = number && getOwnValue(LIMITS, name)?.(number.value)
    if (made) {
      // "of 30 or more" isn't exactly 30.
      const isOpen = SUFFIXES.some(([suffix]) => this.findEnds(suffix, number.end, limit).length > 0)
      found.push({ end: number.end, limit: made, cost: isOpen ? 0.5 : 0 })
    }
    if (number && name === 'between')
      for (const last of this.findRangeEnds(number, limit))
        found.push({ end: last.end, limit: makeBetween(number.value, last.value), cost: 0 })
    if (name === 'under' || name === 'over') {
      for (const end of this.findEnds('same', start, limit)) found.push({ end, limit: { relative: name }, cost: 0 })
      if (start === limit) found.push({ end: start, limit: { relative: name }, cost: 0.2 })
    }
    return found
  }

  /** "$20 to $30", "30 or more", "50+", "$12". */
  private readFromNumber(number: Reading, limit: number): LimitSpan[] {
    const found: LimitSpan[] = []
    const { value, end, isMoney } = number
    for (const last of this.findRangeEnds(number, limit))
      if (isMoney || last.isMoney) found.push({ end: last.end, limit: makeBetween(value, last.value), cost: 0.1 })
    for (const [suffix, name] of SUFFIXES)
      for (const after of this.findEnds(suffix, end, limit))
        found.push({ end: after, limit: LIMITS[name]!(value), cost: 0 })
    if (number.tail === '+') found.push({ end, limit: LIMITS['at-least']!(value), cost: 0 })
    else if (number.tail === 'ish') found.push({ end, limit: LIMITS.around!(value), cost: 0 })
    else if (isMoney || number.isPrecise) found.push({ end, limit: makeBetween(value, value), cost: 0.1 })
    return found
  }

  private findRangeEnds(number: Reading, limit: number): Reading[] {
    return this.findEnds('range-to', number.end, limit).flatMap((to) => this.readNumber(to, limit) ?? [])
  }

  private findEnds(name: LimitClass, start: number, limit: number): number[] {
    return this.index.findAt(this.tokens, start, limit).flatMap((match) => (match.class === name ? [match.end] : []))
  }

  private joinWords(start: number, end: number): string {
    return this.tokens
      .slice(start, end)
      .map((token) => token.word)
      .join(' ')
  }

  private readNumber(start: number, limit: number): Reading | null {
    const token = this.tokens[start]
    if (!token || start >= limit) return null
    // "CHF 25", "Rs 2,000"
    if (isCurrency(token) && this.tokens[start + 1]?.kind === 'number' && start + 1 < limit)
      return { ...this.readDigits(start + 1), isMoney: true }
    const plain = token.kind === 'number' ? this.readDigits(start) : this.readNumberWords(start, limit)
    if (!plain) return null
    const unit = this.tokens[plain.end]
    if (!unit || plain.end >= limit) return plain
    const money = { ...plain, end: plain.end + 1, isMoney: true }
    if (CENTS.test(unit.word)) return { ...money, value: divide(plain.value, exact(100)) }
    return isCurrency(unit) ? money : plain
  }

  private readDigits(start: number): Reading {
    const { value, sign, digits, tail, isCents } = splitNumber(this.tokens[start]!.word)
    return {
      value,
      end: start + 1,
      isMoney: sign !== '' || isCents || /[$€£¥]/.test(tail),
      isPrecise: /\d[.,]\d\d$/.test(digits),
      tail,
    }
  }

  private readNumberWords(start: number, limit: number): Reading | null {
    const sums = this.index.findAt(this.tokens, start, limit).filter(({ class: name }) => name.startsWith('sum '))
    const [sum] = sums.sort((a, b) => b.end - a.end)
    if (sum) return { value: toExact(sum.class.slice(4)), end: sum.end, isMoney: true, isPrecise: false, tail: '' }
    const read = readNumberWords(this.joinWords(start, Math.min(limit, start + 8)), 0)
    if (!read) return null
    // Number words may count things; they're amounts only with a unit or next to words that set a limit.
    return { value: read.value, end: start + read.words, isMoney: false, isPrecise: false, tail: '' }
  }
}

/** A number's value, and the parts that it's written with. */
function splitNumber(word: string) {
  const [, sign = '', digits = '', tail = ''] = /^([^\d]*)([\d.,']+)(.*)$/.exec(word)!
  const plain = toExact(toPlainDigits(digits))
  const isCents = tail === 'p' || tail === 'c' || tail === 'ct'
  const value = tail === 'k' ? multiply(plain, exact(1000)) : isCents ? divide(plain, exact(100)) : plain
  return { value, sign, digits, tail, isCents }
}

/** The amount that a number token such as "£50", "1.234,56", "1.5k" or "50p" stands for, as a plain decimal. */
export function readTokenAmount(word: string): string {
  return formatExact(splitNumber(word).value)
}

const CENTS = new RegExp(`^(?:${CENT_NAME})$`)
const currencies = new Map<string, boolean>()
function isCurrency({ kind, word }: Token): boolean {
  return kind !== 'quote' && getCached(currencies, word, () => readCurrencyWord(word, 'USD') !== null)
}

/** "1.234,56", "1,234.56", "12,5" or "1,234" as plain digits, with a point before any decimals. */
export function toPlainDigits(digits: string): string {
  const text = digits.replace(/['\s]/g, '').replace(/[.,]+$/, '')
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/[.,]/g, '')
  return decimals ? `${whole || '0'}.${decimals[1]}` : whole
}

function makeBound(value: Exact, inclusive: boolean): Bound {
  return { decimal: formatExact(value), inclusive }
}

function makeBetween(from: Exact, to: Exact): Limit {
  return { min: makeBound(from, true), max: makeBound(to, true) }
}

/** The limits that a class of words sets around a number. */
const LIMITS: Readonly<Record<string, (value: Exact) => Limit>> = {
  under: (value) => ({ max: makeBound(value, false) }),
  over: (value) => ({ min: makeBound(value, false) }),
  'up-to': (value) => ({ max: makeBound(value, true) }),
  'at-least': (value) => ({ min: makeBound(value, true) }),
  exactly: (value) => makeBetween(value, value),
  around: (value) => {
    const tenth = divide(value, exact(10))
    return makeBetween(subtract(value, tenth), add(value, tenth))
  },
}
