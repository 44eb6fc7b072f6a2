import { addDays } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { isFunctionWord } from '../../language/function-words.ts'
import { checkBalances } from '../balance-check.ts'
import type { FormatReading, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
import { isShopName } from '../tables/known-names.ts'
import { readFoundRows } from '../texts/pasted-text.ts'
import { getDirectionFromWords } from '../values/direction-words.ts'
import { buildRowsFromLabels } from './rows-of-labels.ts'
import { signByBalances } from './sign-by-balances.ts'
import { placeTextWords } from './word-places.ts'

/** Nobody pastes more than this by hand. */
const MAX_PASTED_WORDS = 3_000
/** Below this, the layout reader isn't sure of itself, so its reading is no reason to doubt the other one. */
const SURE_ENOUGH = 0.6
/** At this level or above, the layout reader is right more often than the rules if the two differ. */
const SURER_THAN_RULES = 0.9
const MAX_DAYS_TO_POST = 5
/** A name with this many words is the whole message. */
const MIN_SENTENCE_WORDS = 10

/**
 * Reads a pasted text a second time, by the positions of its words. If both readings have the same rows, they confirm
 * each other. If they differ, balances or a receipt's total decide; without these, the rows go to review. A second
 * reading that isn't sure of itself counts only if it has the same rows or if balances prove it.
 */
export function compareWithLayoutReader(byRules: FormatReading, text: string, context: ReadingContext): FormatReading {
  if (!context.labelWords || byRules.isSomethingElse || text.length > MAX_PASTED_WORDS * 20) return byRules
  const lines = text.split('\n')
  const words = placeTextWords(lines)
  if (words.length === 0 || words.length > MAX_PASTED_WORDS) return byRules
  const { rows, lost, certainty } = buildRowsFromLabels(context.labelWords(words), context.today)
  const found = readFoundRows(rows, lines, context)
  const byPlaces = { ...found, rows: signByBalances(found.rows), format: 'page-text' }
  const isPlacesReadingProven = lost === 0 && isProven(byPlaces)
  if (certainty < SURE_ENOUGH && getKey(byRules) !== getKey(byPlaces) && !isPlacesReadingProven) return byRules
  return choose(byRules, byPlaces, { isPlacesReadingProven, isSure: certainty >= SURER_THAN_RULES })
}

function choose(
  byRules: FormatReading,
  byPlaces: FormatReading,
  { isPlacesReadingProven, isSure }: { isPlacesReadingProven: boolean; isSure: boolean },
): FormatReading {
  const isRulesReadingProven = isProven(byRules)
  const markDoubtful = (reading: FormatReading) =>
    reading.rows.length > 0 ? { ...reading, isReadingGuessed: true } : reading
  const isSame = getKey(byRules) === getKey(byPlaces)
  // A bank's message says who was paid; the words around that aren't part of the name.
  if (isSame && byRules.format === 'alert') return byRules
  if (isSame) return restoreWholeNames(byRules, byPlaces, isSure && byRules.format !== 'receipt')
  // A receipt's items add up to its total, which is stronger than the positions of its words.
  if (byRules.format === 'receipt' && byRules.rows.length > 0) return byRules.addsUp ? byRules : markDoubtful(byRules)
  if (getKey(byRules, false) === getKey(byPlaces, false))
    return markDoubtful(lacksDays(byRules, byPlaces) ? byPlaces : byRules)
  const haveSameSizes = getKey(dropSigns(byRules)) === getKey(dropSigns(byPlaces))
  // Positions don't show the direction of an amount without a sign or a column of its own, but a shop's name does.
  if (haveSameSizes && !isPlacesReadingProven && getsMoneyFromShop(byPlaces, byRules)) return markDoubtful(byRules)
  if (isRulesReadingProven !== isPlacesReadingProven) {
    const [best, other] = isPlacesReadingProven ? [byPlaces, byRules] : [byRules, byPlaces]
    // Balances prove that neighboring rows match, not that the list is complete.
    return other.rows.length > best.rows.length ? markDoubtful(best) : best
  }
  if (isRulesReadingProven && byPlaces.rows.length > byRules.rows.length) return markDoubtful(byPlaces)
  const haveSameCount = byPlaces.rows.length === byRules.rows.length
  return markDoubtful(!isRulesReadingProven && isSure && haveSameCount ? byPlaces : byRules)
}

/** Whether a row is money from a shop in one reading and money spent there in the other. */
function getsMoneyFromShop(one: FormatReading, other: FormatReading): boolean {
  const isSpent = (row: StatementRow) =>
    other.rows.some(({ line, minor }) => line === row.line && minor === -row.minor) && isShopName(row.name)
  return one.rows.some((row) => row.minor > 0 && getDirectionFromWords(row.name) === null && isSpent(row))
}

export function dropSigns(reading: FormatReading): FormatReading {
  return { ...reading, rows: reading.rows.map((row) => ({ ...row, minor: Math.abs(row.minor) })) }
}

/** Takes a name from the other reading if it's more complete there. Names without a word in common raise doubt. */
export function restoreWholeNames(byRules: FormatReading, second: FormatReading, isBetter: boolean): FormatReading {
  const left = [...second.rows]
  let isDoubtful = false
  const rows = byRules.rows.map((row) => {
    const same = left.filter((one) => one.day === row.day && one.minor === row.minor)
    const other = same.find((one) => getWords(one.name).some((word) => getWords(row.name).includes(word))) ?? same[0]
    if (!other) return row
    left.splice(left.indexOf(other), 1)
    const [own, more] = [getWords(row.name), getWords(other.name)]
    if (isSameName(row.name, other.name))
      return other.name.length > row.name.length ? { ...row, name: other.name } : row
    const shared = own.filter((word) => more.includes(word))
    if (own.length + more.length > 0 && shared.every(isFunctionWord) && shared.length < Math.max(1, more.length)) {
      isDoubtful = true
      return isBetter && more.length > 0 ? { ...row, name: other.name } : row
    }
    if (isBetter && more.length > 0 && own.length >= MIN_SENTENCE_WORDS) return { ...row, name: other.name }
    return more.length > own.length && own.every((word) => more.includes(word)) ? { ...row, name: other.name } : row
  })
  return { ...byRules, rows, ...(isDoubtful ? { isReadingGuessed: true } : {}) }
}

/** Whether a reading has fewer different dates than the other, or posting dates where the other has earlier ones. */
function lacksDays(one: FormatReading, other: FormatReading): boolean {
  const count = ({ rows }: FormatReading) => new Set(rows.map(({ day }) => day)).size
  const isPosted = one.rows.every(({ day, minor }, at) => {
    const paid = other.rows[at]
    return paid?.minor === minor && day >= paid.day && day <= addDays(paid.day, MAX_DAYS_TO_POST)
  })
  return count(one) < count(other) || isPosted
}

/** "H-E-B" and "HEB", "Uber" and "UberX", "NO FRILLS" and "NOFRILLS". */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => foldText(name).replace(/[^\p{L}\p{N}]/gu, ''))
  const isWithin = (long: string, short: string) => short.length > 2 && long.includes(short)
  return !/\s/.test(`${one.trim()}${other.trim()}`) ? isWithin(a!, b!) || isWithin(b!, a!) : a === b && a !== ''
}

function getWords(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
}

export function isProven({ rows, openingBalance, closingBalance }: FormatReading): boolean {
  const stated = rows.filter((row) => row.balanceAfterMinor !== undefined).length
  if (rows.length === 0 || (stated > 0 && stated * 2 < rows.length)) return false
  return checkBalances(rows, openingBalance, closingBalance)?.ok === true
}

export function getKey({ rows }: FormatReading, withDays = true): string {
  return rows
    .map(({ day, minor, currency }) => `${withDays ? day : ''} ${minor} ${currency}`)
    .sort()
    .join('\n')
}
