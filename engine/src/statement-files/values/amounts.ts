import { countDecimals } from '../../core/currency.ts'
import { normalizeText } from '../../language/normalize-text.ts'
import { readCurrency, readCurrencyPrefix } from './currencies.ts'

export type DecimalMark = '.' | ','

/** A cell read as an amount, before the decimal separator is known. */
export type AmountParts = {
  /** Digits and separators only, as written: `1.234,56`. */
  body: string
  isNegative: boolean
  /** Has an explicit sign: minus, plus or parentheses. */
  isSigned: boolean
  /** The direction given by a suffix such as CR, DR, S or H. */
  direction: 'in' | 'out' | null
  /** A currency code, or a sign that several currencies share, such as $ or kr. */
  currency: string | null
  /** The decimal separator that this cell proves; null if it proves none. */
  provenMark: DecimalMark | null
  /** One separator, and three digits after it: 1.234 can be over a thousand or slightly more than one. */
  isAmbiguous: boolean
  /** Only digits, perhaps with a mark such as CR: it may not be an amount of money. */
  isPlainInteger: boolean
}

const DIRECTION_MARK = /^(cr|dr|db|c|d|s|h|\+|-)\.?$/i
const MINUS = /[-\u2212\u2013\u2014\u2010\u2011\ufe63\uff0d]/
const SPACES = /[\s\u00a0\u202f\u2009\u200a\u2007]+/g
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const PLAIN = /^-?\d{1,12}[.]\d{2}$/
const BODY = /^(?:\d[\d.,'’ ]*|[.,]\d+)$/

/** Reads a whole cell as an amount. Null for anything else: a percentage, a date, a card number, a text. */
export function readAmount(cell: string): AmountParts | null {
  if (PLAIN.test(cell)) {
    const isNegative = cell.charCodeAt(0) === 45
    const body = isNegative ? cell.slice(1) : cell
    return {
      body,
      isNegative,
      isSigned: isNegative,
      direction: null,
      currency: null,
      provenMark: '.',
      isAmbiguous: false,
      isPlainInteger: false,
    }
  }
  if (cell.length > 48 || isWordy(cell)) return null
  if (!/\d/.test(cell) && !/\p{Nd}/u.test(cell)) return null
  const peeled = unwrap(toPlainText(cell))
  // Strip signs, currencies and direction marks off both ends until only the number is left.
  for (let guard = 0; guard < 6 && !BODY.test(peeled.text); guard++)
    if (!peelSign(peeled) && !peelCurrency(peeled) && !peelSuffix(peeled)) return null
  const { text, isNegative, isSigned, direction, currency } = peeled
  if (!BODY.test(text)) return null
  const body = text.trim().replace(/[.,' ’]+$/, '')
  const marks = getMarks(body)
  if (!marks) return null
  return {
    body,
    isNegative,
    isSigned,
    direction,
    currency,
    ...marks,
    isPlainInteger: marks.isPlainInteger && currency === null && !isSigned,
  }
}

function toPlainText(cell: string): string {
  const text = SCIENTIFIC.test(cell) ? writeOut(cell) : cell
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is exactly for text outside ASCII
  const isAscii = !/[^\x00-\x7f]/.test(text)
  return (isAscii ? text : toAsciiDigits(normalizeText(text.replace(INVISIBLE, ''), 'NFKC')))
    .replace(SPACES, ' ')
    .trim()
}

/** A partly stripped number, with what was removed so far. */
type Peeled = Pick<AmountParts, 'isNegative' | 'isSigned' | 'currency' | 'direction'> & { text: string }

function unwrap(text: string): Peeled {
  const peeled: Peeled = { text, isNegative: false, isSigned: false, currency: null, direction: null }
  const wrapped = /^\((.+)\)$/.exec(text)?.[1]
  // A remark after the number, as in "131.77(refunded 20.00)", isn't part of it.
  const remarked = wrapped ? undefined : /^([^()]*\d[^()]*)\([^()]*[^\d\s.,()][^()]*\)$/.exec(text)?.[1]
  if (wrapped) Object.assign(peeled, { isNegative: true, isSigned: true })
  peeled.text = (wrapped ?? remarked ?? text).trim()
  // A refunded purchase can have two minuses, which make a plus.
  if (/^--(?! ?-)/.test(peeled.text)) Object.assign(peeled, { isSigned: true, text: peeled.text.slice(2).trim() })
  return peeled
}

function peelSign(peeled: Peeled): boolean {
  const { text } = peeled
  const first = text.charAt(0)
  const last = text.charAt(text.length - 1)
  const isLeading = first === '+' || MINUS.test(first)
  if (!isLeading && last !== '+' && !MINUS.test(last)) return false
  if (isLeading && first !== '+') peeled.isNegative = !peeled.isNegative || peeled.isSigned
  else if (!isLeading && last !== '+') peeled.isNegative = true
  peeled.isSigned = true
  peeled.text = (isLeading ? text.slice(1) : text.slice(0, -1)).trim()
  return true
}

function peelCurrency(peeled: Peeled): boolean {
  const prefix = readCurrencyPrefix(peeled.text)
  if (!prefix || prefix.rest === peeled.text) return false
  peeled.currency ??= prefix.currency
  peeled.text = prefix.rest
  return true
}

function peelSuffix(peeled: Peeled): boolean {
  const suffix =
    /^(.*?\d)\s*([^\d\s.,'’]{1,12}\.?)$/.exec(peeled.text) ??
    /^(.*?\d)\s+([\p{L}$€£¥]{1,4}\.? ?[\p{L}]{0,6})$/u.exec(peeled.text)
  const [, rest, tail] = suffix ?? []
  if (!rest || !tail) return false
  const named = readCurrency(tail) ?? readCurrencyPrefix(tail)?.currency ?? null
  // In "$62.00 USD", the code says which dollars.
  if (named) peeled.currency = (peeled.currency ?? '').length < 3 ? named : peeled.currency
  else if (DIRECTION_MARK.test(tail)) peeled.direction = getDirectionFromMark(tail)
  else return false
  peeled.text = rest.trim()
  return true
}

const SCIENTIFIC = /^[-+]?\d(?:[.,]\d{1,15})?[eE]\+?\d{1,2}$/

/** Expands "1.2E+03", as spreadsheets write large numbers, by moving the digits as text. */
function writeOut(cell: string): string {
  const match = /^([-+]?)(\d)(?:([.,])(\d+))?[eE]\+?(\d{1,2})$/.exec(cell)
  if (!match) return cell
  const [, sign = '', first = '', mark = '.', rest = '', power = '0'] = match
  const shift = Number(power)
  if (shift > 12) return cell
  const whole = first + rest.slice(0, shift).padEnd(shift, '0')
  const decimals = rest.slice(shift)
  return `${sign}${whole}${mark}${decimals.padEnd(2, '0')}`
}

/** Whether a cell has more letters than a currency and a mark need: it's a text, whatever numbers it contains. */
function isWordy(cell: string): boolean {
  let letters = 0
  for (let i = 0; i < cell.length; i++) {
    const code = cell.charCodeAt(i)
    if (code === 40) break // A remark in parentheses can be any length.
    if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) letters++
  }
  return letters > 8
}

function getDirectionFromMark(mark: string): 'in' | 'out' | null {
  const flag = mark.toLowerCase().replace('.', '')
  if (flag === 'cr' || flag === 'c' || flag === 'h' || flag === '+') return 'in'
  return flag === 'dr' || flag === 'db' || flag === 'd' || flag === 's' || flag === '-' ? 'out' : null
}

/** Converts digits of other scripts (Arabic, Devanagari, Thai) to 0–9, and Arabic separators to ours. */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/(?!\d)\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 48
      // Digits come in runs of ten: the zero is the one with no digit right before it.
      for (let zero = code; zero > code - 10; zero--) {
        if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero)
      }
      return digit
    })
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
}

function getMarks(body: string): Pick<AmountParts, 'provenMark' | 'isAmbiguous' | 'isPlainInteger'> | null {
  const dots = count(body, '.')
  const commas = count(body, ',')
  const hasGroups = /['’ ]/.test(body)
  if (dots === 0 && commas === 0) {
    if (hasGroups && !/^\d{1,3}(?:['’ ]\d{3})+$/.test(body)) return null
    return { provenMark: null, isAmbiguous: false, isPlainInteger: !hasGroups }
  }
  if (dots > 0 && commas > 0) {
    const mark: DecimalMark = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
    if (count(body, mark) > 1) return null
    const whole = body.slice(0, body.lastIndexOf(mark))
    return isGrouped(whole) ? { provenMark: mark, isAmbiguous: false, isPlainInteger: false } : null
  }
  const mark: DecimalMark = dots > 0 ? '.' : ','
  const times = dots + commas
  const after = body.length - body.lastIndexOf(mark) - 1
  if (times > 1) {
    // Several of one kind can only be thousands, so the other one is the decimal separator.
    return isGrouped(body) ? { provenMark: mark === '.' ? ',' : '.', isAmbiguous: false, isPlainInteger: false } : null
  }
  const before = body.slice(0, body.length - after - 1)
  if (hasGroups) return isGrouped(before) ? { provenMark: mark, isAmbiguous: false, isPlainInteger: false } : null
  const isAmbiguous = after === 3 && /^[1-9]\d{0,2}$/.test(before)
  return { provenMark: isAmbiguous ? null : mark, isAmbiguous, isPlainInteger: false }
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(?:[.,'’ ]\d{2,3})*[.,'’ ]\d{3}$/.test(whole)
}

function count(text: string, char: string): number {
  let n = 0
  for (let i = text.indexOf(char); i >= 0; i = text.indexOf(char, i + 1)) n++
  return n
}

/**
 * The absolute amount in minor units, built as text and never through a float. Extra decimals are rounded half to even;
 * null if it's too large to be exact.
 */
export function toMinor(parts: AmountParts, mark: DecimalMark, currency: string): number | null {
  const decimalMark = parts.provenMark ?? mark
  const at = parts.body.lastIndexOf(decimalMark)
  const isDecimal = at >= 0
  const whole = (isDecimal ? parts.body.slice(0, at) : parts.body).replace(/\D/g, '')
  const decimals = isDecimal ? parts.body.slice(at + 1).replace(/\D/g, '') : ''
  const digits = countDecimals(currency)
  let minor = Number(`${whole || '0'}${decimals.slice(0, digits).padEnd(digits, '0')}`)
  if (decimals.length > digits && roundsUp(decimals.slice(digits), minor % 2 === 1)) minor += 1
  return Number.isSafeInteger(minor) ? minor : null
}

/**
 * Like `toMinor`, but with the written sign; marks such as DR don't count. Null also for a cell that isn't an amount.
 */
export function toSignedMinor(parts: AmountParts | null, mark: DecimalMark, currency: string): number | null {
  const minor = parts && toMinor(parts, mark, currency)
  return parts?.isNegative && minor !== null ? -minor : minor
}

function roundsUp(rest: string, isOdd: boolean): boolean {
  const first = rest.charCodeAt(0) - 48
  if (first !== 5) return first > 5
  return /[1-9]/.test(rest.slice(1)) || isOdd
}

/** How many decimals the cell has with the separator that it proves, or else with this one. */
export function getDecimals(parts: AmountParts, mark: DecimalMark): number {
  const decimalMark = parts.provenMark ?? mark
  const at = parts.body.lastIndexOf(decimalMark)
  return at < 0 ? 0 : parts.body.length - at - 1
}

/** The separator that more cells prove; the fallback in a tie. */
export function decideDecimalMark(cells: Iterable<AmountParts | null>, fallback: DecimalMark): DecimalMark {
  let dots = 0
  let commas = 0
  for (const cell of cells) {
    if (cell?.provenMark === '.') dots++
    else if (cell?.provenMark === ',') commas++
  }
  if (dots === commas) return fallback
  return dots > commas ? '.' : ','
}
