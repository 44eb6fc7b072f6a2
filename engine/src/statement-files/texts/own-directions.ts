import { foldInPlace, foldText } from '../../language/fold-text.ts'
import { type Direction, getDirectionFromWords } from '../values/direction-words.ts'
import { findPayer, saysEarning } from '../values/payer-words.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import { INCOMING } from './pasted-sentences.ts'
import { namesPurchase } from './plain-prices.ts'
import { isTicked } from './to-do-lists.ts'
import type { Kept } from './unposted-lines.ts'

/** Words that only look like money in: "and in dollars: …", or the deposit that a ticked item of a to-do list paid. */
const IN_CURRENCY = /(?<!\p{L})in (?:(?:us|american) )?(?:dollars|euros?|pounds|usd|eur|gbp|cad|aud)(?!\p{L})/u
const DEPOSIT = /(?<!\p{L})deposits?(?!\p{L})/u

const FOR_WORK =
  /paid \S{0,4}\d\S* for (?!(?:the |this |last |next )?(?:day|week|month|year)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/

/** `isUnclear`: someone paid, but the list doesn't say whom. */
type Directions = { byLine: ReadonlyMap<number, Direction>; isUnclear: boolean }

/** Which way the money went on lines (from 0) that are easily misread. An amount with a sign is never one of them. */
export function findOwnDirections(lines: readonly string[]): Directions {
  const byLine = new Map<number, Direction>()
  let isUnclear = false
  const isEarning = saysEarning(lines.join('\n'))
  lines.forEach((line, at) => {
    const days = findDays(line, null)
    const [amount, ...more] = findAmounts(line, days)
    if (!amount || [amount, ...more].some(({ parts }) => parts.isSigned)) return
    const words = foldInPlace(line).replace(IN_CURRENCY, '')
    const isIn = saysIn(isTicked(line) ? words.replace(DEPOSIT, '') : words)
    if ((isTicked(line) || IN_CURRENCY.test(foldText(line))) && !isIn) byLine.set(at, 'out')
    const undated = days.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, line)
    const payer = findPayer(undated)
    if (payer === null || saysIn(payer) || namesPurchase(payer, { ...amount, start: payer.length, end: payer.length }))
      return
    if (isEarning) byLine.set(at, 'in')
    // "netflix paid 15.49" may be in the same list.
    isUnclear ||= !isEarning || !FOR_WORK.test(words)
  })
  return { byLine, isUnclear }
}

function saysIn(words: string): boolean {
  return INCOMING.test(words) || getDirectionFromWords(words) === 'in' || /(?<!\p{L})from(?!\p{L})/u.test(words)
}

/** Writes those directions into the lines: a sign for money in, and no misleading words where it's money out. */
export function writeDirections(lines: readonly string[]): Kept {
  const { byLine, isUnclear } = findOwnDirections(lines)
  const written = lines.map((line, at) => {
    const direction = byLine.get(at)
    const amount = direction === 'in' ? findAmounts(line, findDays(line, null))[0] : undefined
    if (amount) return `${line.slice(0, amount.start)}+${line.slice(amount.start)}`
    return direction === 'out' ? blank(blank(line, IN_CURRENCY), DEPOSIT) : line
  })
  return { lines: written, issues: [], isUnclear }
}

function blank(line: string, words: RegExp): string {
  const found = words.exec(foldInPlace(line))
  return found ? line.slice(0, found.index) + line.slice(found.index + found[0].length) : line
}
