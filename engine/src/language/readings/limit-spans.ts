import { type Exact, exact, exactOf, minus, over, plus, times, written } from '../../core/exact-amount.ts'
import { ownValue } from '../../core/own-value.ts'
import { readNumberWords } from '../number-words.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { Token } from './tokens.ts'

/** What a language says around an amount. */
export type LimitClass =
  | 'under'
  | 'over'
  | 'up-to'
  | 'at-least'
  | 'exactly'
  | 'around'
  | 'just-under'
  | 'just-over'
  | 'or-less'
  | 'or-more'
  | 'or-so'
  | 'between'
  | 'range-to'
  | 'unit'
  | 'cents'
  | 'that'

export type Bound = { readonly decimal: string; readonly inclusive: boolean }
export type Limit = { readonly min?: Bound; readonly max?: Bound; readonly relative?: 'under' | 'over' }
export type LimitSpan = { readonly end: number; readonly limit: Limit; readonly cost: number }

/** Sums with a name of their own, and ranges: "a tenner", "in the twenties", "three figures". */
export type AmountIdioms = {
  readonly sums: Readonly<Record<string, number>>
  readonly ranges: Readonly<Record<string, readonly [from: number, below: number]>>
}

type Reading = { value: Exact; end: number; isMoney: boolean; isPrecise: boolean; tail: string }

/** What may follow a number, and the limit it makes. */
const SUFFIXES = [
  ['or-less', 'up-to'],
  ['or-more', 'at-least'],
  ['or-so', 'around'],
] as const

export class LimitReader {
  private readonly tokens: readonly Token[]
  private readonly index: PhraseIndex<LimitClass | string>
  private readonly idioms: AmountIdioms

  constructor(tokens: readonly Token[], index: PhraseIndex<LimitClass | string>, idioms: AmountIdioms) {
    this.tokens = tokens
    this.index = index
    this.idioms = idioms
  }

  /** Every limit on an amount that may start here. */
  at(start: number, limit: number): LimitSpan[] {
    const found: LimitSpan[] = []
    const add = (end: number, made: Limit, cost = 0) => found.push({ end, limit: made, cost })
    for (const { class: name, end } of this.index.at(this.tokens, start, limit)) {
      const number = this.numberAt(end, limit)
      if (number) {
        const made = limitOf(name, number.value)
        // "of 30 or more" is not exactly 30.
        const isOpen = SUFFIXES.some(([suffix]) => this.endsOf(suffix, number.end, limit).length > 0)
        if (made) add(number.end, made, isOpen ? 0.5 : 0)
        if (name === 'between') {
          for (const to of this.endsOf('range-to', number.end, limit)) {
            const last = this.numberAt(to, limit)
            if (last) add(last.end, range(number.value, last.value))
          }
        }
      }
      if (name === 'under' || name === 'over') {
        for (const that of this.endsOf('that', end, limit)) add(that, { relative: name })
        if (end === limit) add(end, { relative: name }, 0.2)
      }
    }
    const number = this.numberAt(start, limit)
    if (number) {
      for (const to of this.endsOf('range-to', number.end, limit)) {
        const last = this.numberAt(to, limit)
        if (last && (number.isMoney || last.isMoney)) add(last.end, range(number.value, last.value), 0.1)
      }
      for (const [suffix, name] of SUFFIXES)
        for (const end of this.endsOf(suffix, number.end, limit)) add(end, limitOf(name, number.value)!)
      if (number.tail === '+') add(number.end, limitOf('at-least', number.value)!)
      else if (number.tail === 'ish') add(number.end, limitOf('around', number.value)!)
      else if (number.isMoney || number.isPrecise) add(number.end, limitOf('exactly', number.value)!, 0.1)
    }
    for (const [phrase, [from, below]] of Object.entries(this.idioms.ranges)) {
      const end = start + phrase.split(' ').length
      if (end <= limit && this.wordsOf(start, end) === phrase)
        add(end, { min: bound(exact(from), true), max: bound(exact(below), false) })
    }
    return found
  }

  private endsOf(name: LimitClass, start: number, limit: number): number[] {
    return this.index.at(this.tokens, start, limit).flatMap((match) => (match.class === name ? [match.end] : []))
  }

  private wordsOf(start: number, end: number): string {
    return this.tokens
      .slice(start, end)
      .map((token) => token.word)
      .join(' ')
  }

  private numberAt(start: number, limit: number): Reading | null {
    const token = this.tokens[start]
    if (!token || start >= limit) return null
    // "CHF 25", "Rs 2,000"
    const [led] = this.endsOf('unit', start, limit)
    if (led !== undefined && this.tokens[led]?.kind === 'number' && led < limit)
      return { ...this.digitsAt(led), isMoney: true }
    const plain = token.kind === 'number' ? this.digitsAt(start) : this.wordsAt(start, limit)
    if (!plain) return null
    const [cents] = this.endsOf('cents', plain.end, limit)
    if (cents !== undefined) return { ...plain, value: over(plain.value, exact(100)), end: cents, isMoney: true }
    const units = this.endsOf('unit', plain.end, limit)
    return units.length > 0 ? { ...plain, end: Math.max(...units), isMoney: true } : plain
  }

  private digitsAt(start: number): Reading {
    const [, sign = '', digits = '', tail = ''] = /^([^\d]*)([\d.,']+)(.*)$/.exec(this.tokens[start]!.word)!
    const value = exactOf(plainDigits(digits))
    const isCents = tail === 'p' || tail === 'c' || tail === 'ct'
    return {
      value: tail === 'k' ? times(value, exact(1000)) : isCents ? over(value, exact(100)) : value,
      end: start + 1,
      isMoney: sign !== '' || isCents || /[$€£¥]/.test(tail),
      isPrecise: /\d[.,]\d\d$/.test(digits),
      tail,
    }
  }

  private wordsAt(start: number, limit: number): Reading | null {
    for (let end = Math.min(limit, start + 3); end > start; end--) {
      const sum = ownValue(this.idioms.sums, this.wordsOf(start, end))
      if (sum !== undefined) return { value: exact(sum), end, isMoney: true, isPrecise: false, tail: '' }
    }
    const read = readNumberWords(this.wordsOf(start, Math.min(limit, start + 8)), 0)
    if (!read) return null
    // "one" and other small numbers count things; they are amounts only with a unit or after a limit word.
    return { value: read.value, end: start + read.words, isMoney: false, isPrecise: false, tail: '' }
  }
}

/** "1.234,56", "1,234.56" and "12,5" as plain digits with a point. */
export function plainDigits(digits: string): string {
  const text = digits.replace(/['\s]/g, '').replace(/[.,]+$/, '')
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/[.,]/g, '')
  return decimals ? `${whole || '0'}.${decimals[1]}` : whole
}

function bound(value: Exact, inclusive: boolean): Bound {
  return { decimal: written(value), inclusive }
}

function range(from: Exact, to: Exact): Limit {
  return { min: bound(from, true), max: bound(to, true) }
}

function limitOf(name: string, value: Exact): Limit | null {
  const part = (share: number) => over(times(value, exact(share)), exact(100))
  switch (name) {
    case 'under':
      return { max: bound(value, false) }
    case 'over':
      return { min: bound(value, false) }
    case 'up-to':
      return { max: bound(value, true) }
    case 'at-least':
      return { min: bound(value, true) }
    case 'exactly':
      return range(value, value)
    case 'around':
      return range(minus(value, part(10)), plus(value, part(10)))
    case 'just-under':
      return { min: bound(minus(value, part(15)), true), max: bound(value, false) }
    case 'just-over':
      return { min: bound(value, false), max: bound(plus(value, part(15)), true) }
    default:
      return null
  }
}
