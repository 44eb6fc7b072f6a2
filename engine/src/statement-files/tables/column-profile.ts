import { type AmountParts, readAmount } from '../values/amounts.ts'
import { isAlsoWord, readCurrency, readUnknownCode } from '../values/currencies.ts'
import { type DayParts, readDay, readSerialDay } from '../values/days.ts'
import { getDirectionFromFlag, isNoDirection } from '../values/direction-words.ts'
import type { CellRecord } from './csv-tokens.ts'

/** The profile of a column before its first cell is counted. */
const EMPTY_PROFILE = {
  index: 0,
  filled: 0,
  days: 0,
  amounts: 0,
  /** Cells that can only be amounts: with decimals, a sign, a currency or thousands. */
  money: 0,
  integers: 0,
  negatives: 0,
  positives: 0,
  plus: 0,
  flags: 0,
  flagsIn: 0,
  flagsOut: 0,
  /** Cells with only a sign. */
  signs: 0,
  currencies: 0,
  /** Cells that would be currency codes if the column held currencies. */
  codes: 0,
  serials: 0,
  /** Cells with letters that aren't a date, amount, flag or currency. */
  texts: 0,
  /** Texts that are codes rather than words: at least eight characters without a space, four or more of them digits. */
  ids: 0,
  /** Account numbers: an IBAN, or eight or more digits. */
  accounts: 0,
  /** Bank codes (BIC). */
  banks: 0,
  /** Cells that only name the type of transaction: POS, ACH credit, Transfer. */
  kinds: 0,
  words: 0,
  length: 0,
  distinct: 0,
}
export type ColumnProfile = typeof EMPTY_PROFILE

/** A cell's actual value, without surrounding whitespace, spreadsheet guards (="…" or a leading ') and stray quotes. */
export function cleanCell(cell: string | undefined): string {
  if (!cell) return ''
  let text = cell.trim()
  if (text.charCodeAt(0) === 61 && /^="[^"]*"$/.test(text)) text = text.slice(2, -1).trim()
  const first = text.charCodeAt(0)
  if (first === 39) text = text.replace(/^'+/, '').replace(/'$/, '').trim()
  else if (first === 34 || text.charCodeAt(text.length - 1) === 34) text = stripStrayQuote(text)
  return text
}

// A quote at only one end is left over from a broken pair.
function stripStrayQuote(text: string): string {
  const quotes = text.split('"').length - 1
  if (quotes === 1 || (text.startsWith('"') && text.endsWith('"') && quotes === 2))
    return text.replace(/^"|"$/g, '').trim()
  return text
}

const cachedDays = new Map<string, DayParts | null>()

/** `readDay` with a cache, because a file has few different dates. */
export function readDayCell(cell: string): DayParts | null {
  let parts = cachedDays.get(cell)
  if (parts === undefined) {
    parts = readDay(cell)
    if (cachedDays.size > 20_000) cachedDays.clear()
    cachedDays.set(cell, parts)
  }
  return parts
}

export function isMoneyLike(parts: AmountParts): boolean {
  return (
    !parts.isPlainInteger &&
    (parts.provenMark !== null ||
      parts.isAmbiguous ||
      parts.isSigned ||
      parts.currency !== null ||
      /['’ ]/.test(parts.body))
  )
}

const DASHES = /^(?:[-–—－ー]+|n\/a|null|nan)$/i

/** Profiles the first `width` columns over the given records. In a flag column, a dash is a sign. */
export function profileColumns(
  records: readonly CellRecord[],
  width: number,
  isFlagColumn: (index: number) => boolean = () => false,
): ColumnProfile[] {
  const profiles: ColumnProfile[] = []
  for (let index = 0; index < width; index++) {
    const profile = { ...EMPTY_PROFILE, index }
    const seen = new Set<string>()
    const hasSigns =
      isFlagColumn(index) ||
      records.some((record) => record.cells[index]?.trim() === '+') ||
      isSignColumn(records, index)
    for (const record of records) {
      const cell = cleanCell(record.cells[index])
      // A dash means "empty", unless the column holds signs.
      if (cell === '' || (!hasSigns && DASHES.test(cell))) continue
      profile.filled++
      profile.length += cell.length
      if (seen.size < 500) seen.add(cell)
      profileCell(profile, cell)
    }
    profile.distinct = seen.size
    profiles.push(profile)
  }
  return profiles
}

/** Whether this column holds the minus signs of the amounts in the column before it, and nothing for a plus. */
function isSignColumn(records: readonly CellRecord[], index: number): boolean {
  let minuses = 0
  let others = 0
  for (const { cells } of records) {
    const cell = cleanCell(cells[index])
    const amount = readAmount(cleanCell(cells[index - 1]))
    if (!amount || amount.isNegative) {
      if (cell !== '' && !readAmount(cell)) return false
      continue
    }
    if (cell === '') others++
    else if (DASHES.test(cell)) minuses++
    else return false
  }
  return minuses > 1 && others > 0
}

const KIND =
  /^(?:pos|ach(?: credit| debit)?|atm|chq|checks?|cheque|debit|credit|transfer|tfr|trf|fee|charge|payment|purchase|deposit|withdrawal|dd|d\/d|so|s\/o|bp|fpi|fpo|bgc|bac|deb|vis|int|eft|eftpos|neft|upi|imps|wire|card|carte|karte|virement|cheque|lastschrift|gutschrift|posted|booked|hist)$/i
const ACCOUNT = /^(?:[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){2,8}[A-Z0-9]{0,4}|\d[\d -]{6,32}\d(?:\/\d{3,6})?)$/
// "Reference: AT2401400120" is also a code.
const CODE = /^(?:[A-Za-z]{2,12}[:#] ?)?[A-Za-z0-9*/-]{8,}$/
const BANK = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

function profileCell(profile: ColumnProfile, cell: string): void {
  if (readDayCell(cell)) {
    profile.days++
    if (/^\d{8}$/.test(cell)) profile.integers++
    return
  }
  if (readSerialDay(cell)) profile.serials++
  if (cell.length >= 8 && ACCOUNT.test(cell)) profile.accounts++
  const flag = getDirectionFromFlag(cell)
  if (flag || isNoDirection(cell)) profileFlag(profile, cell, flag)
  else if (readCurrency(cell) && !isAlsoWord(cell)) profile.currencies++
  else {
    const amount = readAmount(cell)
    if (amount) profileAmount(profile, cell, amount)
    else if (/\p{L}/u.test(cell)) profileText(profile, cell)
  }
}

function profileFlag(profile: ColumnProfile, cell: string, flag: ReturnType<typeof getDirectionFromFlag>): void {
  profile.flags++
  if (flag === 'in') profile.flagsIn++
  if (flag === 'out') profile.flagsOut++
  if (/^[-–—－+]$/.test(cell)) profile.signs++
  if (cell.length > 2) profile.words += 0.2
}

function profileAmount(profile: ColumnProfile, cell: string, amount: AmountParts): void {
  if (amount.isPlainInteger) profile.integers++
  // Long digits or leading zeros are account, card or slip numbers.
  const isIdNumber = amount.isPlainInteger && (cell.length > 9 || /^0\d/.test(cell))
  if (!isIdNumber) profile.amounts++
  if (isMoneyLike(amount)) profile.money++
  if (/[1-9]/.test(amount.body)) profile[amount.isNegative || amount.direction === 'out' ? 'negatives' : 'positives']++
  if (amount.isSigned && !amount.isNegative) profile.plus++
}

function profileText(profile: ColumnProfile, cell: string): void {
  profile.texts++
  if (readUnknownCode(cell) || isAlsoWord(cell)) profile.codes++
  if (cell.length < 24 && KIND.test(cell)) profile.kinds++
  if (BANK.test(cell)) profile.banks++
  if (CODE.test(cell) && cell.replace(/\D/g, '').length >= 4) profile.ids++
  profile.words += Math.min(8, cell.split(/\s+/).length)
}

/** At most `limit` records: half of them from the start, the others spread evenly over the rest. */
export function sampleRecords<T>(records: readonly T[], limit: number): T[] {
  if (records.length <= limit) return [...records]
  const head = Math.floor(limit / 2)
  const sample = records.slice(0, head)
  const step = (records.length - head) / (limit - head)
  for (let i = 0; i < limit - head; i++) {
    const record = records[head + Math.floor(i * step)]
    if (record !== undefined) sample.push(record)
  }
  return sample
}
