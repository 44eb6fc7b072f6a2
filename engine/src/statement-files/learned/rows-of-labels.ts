import type { PlainDate } from '../../core/plain-date.ts'
import { cleanName, type FoundRow } from '../texts/pasted-records.ts'
import { CURRENCY_CODES } from '../values/currencies.ts'
import type { LabeledWord } from './label-words.ts'
import { createDayFinder } from './row-days.ts'

/** In letter widths: words that belong together are closer than this. */
const BESIDE = 1.6
const WHOLE_AMOUNT = /\d[.,]\d{1,2}\)?-?$/
const CURRENCY_SIGN = /^(?:\p{Sc}|R\$|kr\.?|zł|Kč|Fr\.)$/u
/** The direction marks in or next to an amount. The label already gives the direction. */
export const DIRECTION = /[-+−–()]|(?:(?<=[A-Z]{3})|(?<!\p{L}))(?:CR|DR|DB)\.?$|(?<!\p{L})[CDHS]\.?$/giu
const BALANCE_MARK = /^(?:CR|DR|C|D|H|S|[-+−–])\.?$/i
const OVERDRAWN = /^(?:OD|O\/D|overdrawn)\.?$/i

/** `lost` counts the amounts without a date. */
type RowsFound = { rows: FoundRow[]; lost: number; certainty: number }

/** Builds rows from labeled words: each amount with its date, name and balance. */
export function buildRowsFromLabels(words: readonly LabeledWord[], today: PlainDate): RowsFound {
  const anchors = getAnchors(words)
  const names = new Map<number, string[]>()
  const balances = new Map<number, number>()
  words.forEach(({ kind, text, of }, at) => {
    const anchor = anchors.get(of)
    if (anchor === undefined) return
    if (kind === 'name') names.set(anchor, [...(names.get(anchor) ?? []), text])
    if (kind === 'balance' && !balances.has(anchor)) balances.set(anchor, at)
  })
  const findDay = createDayFinder(words, today)
  const found = [...new Set(anchors.values())].map((anchor): FoundRow => {
    const { kind, line } = words[anchor]!
    const amount = readAmountAt(words, anchor).replace(DIRECTION, '').trim()
    const balance = balances.get(anchor)
    return {
      line,
      day: findDay(anchor),
      name: cleanName((names.get(anchor) ?? []).join(' ')),
      ...(kind === 'in' ? { credit: amount } : { debit: amount }),
      ...(balance === undefined ? {} : { balance: readBalanceAt(words, balance) }),
    }
  })
  const rows = found.filter(({ day }) => day !== '')
  return { rows, lost: found.length - rows.length, certainty: getLowestCertainty(words) }
}

/** Maps every word of an amount to the amount's first word. */
function getAnchors(words: readonly LabeledWord[]): Map<number, number> {
  const anchors = new Map<number, number>()
  const money = words.filter(({ kind }) => kind === 'in' || kind === 'out')
  const whole = money.filter(({ text }) => WHOLE_AMOUNT.test(text))
  const lines = new Set(whole.map(({ line }) => line))
  // "BAKERY 102   -6.20": where amounts have decimals, a number without them on the same line isn't another amount.
  const isNumberBeside = (word: LabeledWord, at: number) => {
    const next = words[at + 1]
    const continues = next?.kind === word.kind && isBeside(word, next) // "1 234,56"
    return whole.length * 2 >= money.length && lines.has(word.line) && /^\d+$/.test(word.text) && !continues
  }
  words.forEach((word, at) => {
    if ((word.kind !== 'in' && word.kind !== 'out') || isNumberBeside(word, at)) return
    const before = words[at - 1]
    const continues = before?.kind === word.kind && isBeside(before, word) && !WHOLE_AMOUNT.test(before.text)
    anchors.set(at, continues ? anchors.get(at - 1)! : at)
  })
  return anchors
}

/** How sure the reader is of its least certain word, apart from words labeled `other`. */
function getLowestCertainty(words: readonly LabeledWord[]): number {
  return words.reduce((least, { kind, chance }) => (kind === 'other' ? least : Math.min(least, chance)), 1)
}

function isBeside(left: LabeledWord, right: LabeledWord, maxGap = BESIDE): boolean {
  return left.line === right.line && right.x - left.end < maxGap
}

/** The number that starts at a word, with its other groups of digits and the currency next to it. */
function readAmountAt(words: readonly LabeledWord[], at: number): string {
  const { kind } = words[at]!
  const before = words[at - 1]
  const isOwn = before !== undefined && isBeside(before, words[at]!) && isCurrency(before)
  let text = isOwn ? `${before.text} ${words[at]!.text}` : words[at]!.text
  for (let next = at + 1; next < words.length && isBeside(words[next - 1]!, words[next]!); next++) {
    const word = words[next]!
    const continues = word.kind === kind && /\d/.test(word.text) && !WHOLE_AMOUNT.test(words[next - 1]!.text)
    if (!continues && !isCurrency(word)) break
    text += ` ${word.text}`
  }
  return text
}

function isCurrency({ kind, text }: LabeledWord): boolean {
  return CURRENCY_SIGN.test(text) || (kind !== 'name' && CURRENCY_CODES.has(text))
}

function readBalanceAt(words: readonly LabeledWord[], at: number): string {
  const [before, after] = [words[at - 1], words[at + 1]]
  const amount = readAmountAt(words, at)
  const sign = before && isBeside(before, words[at]!) && /^[-−–]$/.test(before.text) ? '-' : ''
  if (!after || !isBeside(words[at]!, after)) return sign + amount
  if (OVERDRAWN.test(after.text)) return `-${amount}`
  return BALANCE_MARK.test(after.text) ? `${amount} ${after.text}` : sign + amount
}
