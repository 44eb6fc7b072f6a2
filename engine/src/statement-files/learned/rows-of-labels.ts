import type { PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { findDays } from '../texts/line-tokens.ts'
import { cleanName, dayText, type FoundRow } from '../texts/pasted-records.ts'
import type { LabelledWord } from './label-words.ts'

/** In letters: words that belong together stand closer. */
const BESIDE = 1.6
const WHOLE_AMOUNT = /\d[.,]\d{1,2}\)?-?$/
const CURRENCY = /^(?:[A-Z]{3}|\p{Sc}|R\$|kr\.?|zł|Kč|CHF|Fr\.)$/u
const MARK = /^(?:CR|DR|C|D|H|S|[-+−–])\.?$/i
const OVERDRAWN = /^(?:OD|O\/D|overdrawn)\.?$/i

/** The rows that labelled words make up: each amount with the day, the name and the balance that belong to it. */
export function rowsOfLabels(words: readonly LabelledWord[], today: PlainDate): FoundRow[] {
  const anchors = new Map<number, number>()
  words.forEach((word, at) => {
    if (word.kind !== 'in' && word.kind !== 'out') return
    const before = words[at - 1]
    const isMore =
      before?.kind === word.kind && isBeside(before, word) && !WHOLE_AMOUNT.test(before.text) && anchors.has(at - 1)
    anchors.set(at, isMore ? anchors.get(at - 1)! : at)
  })
  const paid = daysOfPayment(words)
  const rows: FoundRow[] = []
  for (const anchor of new Set(anchors.values())) {
    const { kind, line, day } = words[anchor]!
    const own = words.filter((word, at) => anchors.get(at) === anchor || anchors.get(word.of) === anchor)
    const name = cleanName(
      own
        .filter((word) => word.kind === 'name')
        .map(({ text }) => text)
        .join(' '),
    )
    const amount = amountText(words, anchor, kind)
      .replace(/^\((.*)\)$/, '$1')
      .replace(/[-+−–]/g, '')
      .trim()
    const balanceAt = words.findIndex((word) => word.kind === 'balance' && anchors.get(word.of) === anchor)
    rows.push({
      line,
      day: day < 0 ? '' : dayAt(words, anchor, paid?.get(day) ?? day, today),
      name,
      ...(kind === 'in' ? { credit: amount } : { debit: amount }),
      ...(balanceAt < 0 ? {} : { balance: amountText(words, balanceAt, 'balance') }),
    })
  }
  return rows.filter(({ day }) => day !== '')
}

/** How sure the reader is of the word that it doubts most, of those that make up rows. */
export function surenessOf(words: readonly LabelledWord[]): number {
  return Math.min(1, ...words.filter(({ kind }) => kind !== 'other').map(({ chance }) => chance))
}

function isBeside(left: LabelledWord, right: LabelledWord, apart = BESIDE): boolean {
  return left.line === right.line && right.x - left.end < apart
}

/** The figure that begins at a word, with what follows of it, and the currency and the mark for its direction beside it. */
function amountText(words: readonly LabelledWord[], at: number, kind: LabelledWord['kind']): string {
  const before = words[at - 1]
  let text = words[at]!.text
  if (
    before &&
    isBeside(before, words[at]!) &&
    (CURRENCY.test(before.text) || (kind === 'balance' && /^[-−–]$/.test(before.text)))
  )
    text = `${before.text} ${text}`
  let last = at
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next]!
    if (!isBeside(words[last]!, word)) break
    const goesOn = word.kind === kind && !WHOLE_AMOUNT.test(words[last]!.text) && /\d/.test(word.text)
    if (kind === 'balance' && OVERDRAWN.test(word.text)) return `-${text}`
    if (!goesOn && !CURRENCY.test(word.text) && !(kind === 'balance' && MARK.test(word.text))) break
    text += ` ${word.text}`
    last = next
  }
  return text
}

/** In letters: the parts of a day may stand in columns of their own. */
const PARTS_APART = 7
const STACK_LETTERS = 4
const STACK_LINES = 1.6
const MONTHS_ONLY = /^[^\d]*(?:(?:19|20)\d{2})?[^\d]*$/

/** The day that begins at a word: with its next words, and with its month or number where those stand elsewhere. */
function dayAt(words: readonly LabelledWord[], anchor: number, at: number, today: PlainDate): string {
  const own = groupAt(words, at)
  const [found] = findDays(own, today)
  if (found) return dayText(found)
  const wider = groupAt(words, at, PARTS_APART)
  const beside = words.findIndex(
    (word, index) =>
      word.kind === 'date' && word.line === words[anchor]!.line && word.line !== words[at]!.line && index !== at,
  )
  const stacked = stackAt(words, at)
  const candidates = [stacked, wider, wider.replace(/ /g, '/')]
  if (beside >= 0 && MONTHS_ONLY.test(own)) candidates.push(`${groupAt(words, beside)} ${own}`)
  if (/^\d{1,2}\.?$/.test(own)) {
    const month = words.findLastIndex(
      (word, index) => index < at && word.kind === 'date' && MONTHS_ONLY.test(groupAt(words, index)),
    )
    if (month >= 0) candidates.push(`${own} ${groupAt(words, month)}`)
  }
  for (const text of candidates) {
    const [day] = findDays(text, today)
    if (day) return dayText(day)
  }
  return own
}

/** "17" above "Dec". */
function stackAt(words: readonly LabelledWord[], at: number): string {
  const { x, y } = words[at]!
  return words
    .filter(
      (word) => word.kind === 'date' && Math.abs(word.x - x) < STACK_LETTERS && Math.abs(word.y - y) < STACK_LINES,
    )
    .map(({ text }) => text)
    .join(' ')
}

function groupAt(words: readonly LabelledWord[], at: number, apart = BESIDE): string {
  let text = words[at]!.text
  const { kind } = words[at]!
  for (let next = at + 1; words[next]?.kind === kind && isBeside(words[next - 1]!, words[next]!, apart); next++)
    text += ` ${words[next]!.text}`
  return text
}

const OF_PAYMENT = /trans|purchase|oper|beleg|kauf|achat|compra|kop\b|kjop|when you/
const OF_POSTING = /process|post|book|buch|comptab|contab|bokf|boek|bogf|inscri|receiv|entered/
const HEADING_LINES = 6

/** Where each row has two days and the headings say that the labelled one is when it was posted: the days of payment. */
function daysOfPayment(words: readonly LabelledWord[]): Map<number, number> | null {
  const found = new Map<number, number>()
  words.forEach((word, at) => {
    if (word.kind !== 'date' || (words[at - 1]?.kind === 'date' && words[at - 1]?.line === word.line)) return
    const same = words.flatMap((other, index) => (other.line === word.line && isDayLike(words, index) ? [index] : []))
    const other = same.find((index) => words[index]!.kind === 'other' && Math.abs(words[index]!.x - word.x) > 3)
    if (other !== undefined) found.set(at, other)
  })
  const [first] = found
  if (!first || found.size < 2) return null
  const headingAbove = ({ x, y }: LabelledWord) =>
    foldText(
      words
        .filter((word) => word.y < y && y - word.y < HEADING_LINES && Math.abs(word.x - x) < 8 && !/\d/.test(word.text))
        .map(({ text }) => text)
        .join(' '),
    )
  const [own, other] = [headingAbove(words[first[0]]!), headingAbove(words[first[1]]!)]
  const isPosting = (text: string) => OF_POSTING.test(text) && !OF_PAYMENT.test(text)
  const isPayment = (text: string) => OF_PAYMENT.test(text) && !OF_POSTING.test(text)
  return isPosting(own) && isPayment(other) ? found : null
}

/** "13/10", "13 OCT" or "OCT 13" begins here. */
function isDayLike(words: readonly LabelledWord[], at: number): boolean {
  const text = words[at]!.text
  const next = words[at + 1]
  const pair = next?.line === words[at]!.line ? `${text} ${next.text}` : text
  return [text, pair].some((day) => findDays(day, null)[0]?.start === 0)
}
