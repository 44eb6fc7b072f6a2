import { foldText } from '../../language/fold-text.ts'
import { SHARED_SIGNS } from '../values/currencies.ts'
import { isBesideAmount } from './beside-amounts.ts'
import { type AmountToken, findAmounts, findDays } from './line-tokens.ts'

// "(Kurs 0.9620)", "@ 1.1684": the rate right after the foreign amount.
const RATE = /^\s*(?:\([^()]{0,30}\)|(?:@|x|at|zu|rate|kurs|taux|cambio|tasso|koers)\s?:?\s?\d+[.,]\d+)/iu

const SIGNS: ReadonlySet<string | undefined> = new Set(Object.keys(SHARED_SIGNS))

// The start of a line that states an exchange rate.
const RATE_LINE =
  /^\W*(?:(?:exchange|conversion|fx) ?rate|rate|rate of exchange|(?:wechsel|umrechnungs|vaxel|valuta|veksel)?kurs|taux(?: de change| de conversion)?|(?:tipo|tasa|taxa) de (?:cambio|conversion)|cambio|tasso(?: di cambio)?|(?:wissel)?koers|kurz|arfolyam|doviz kuru|curs)\b|^\W*(?:為替レート|汇率|匯率|환율|курс)|^\W*1 ?[\p{L}\p{Sc}]{1,3} ?=|^\W*[\p{L}\p{Sc}]{1,3} ?1 ?=/u

/** "UNITED STATES DOLLAR 32.10", below the amount in the account's currency. */
const IN_WORDS =
  /^\s*(?:(?:u\.?s\.?|united states|canadian|australian|new zealand|hong kong|singapore|british|uk|swiss|japanese|mexican|indian|danish|swedish|norwegian|south african|thai|malaysian|polish|hungarian|turkish|korean|chinese|philippine|uae) )?(?:dollars?|euros?|pounds?|sterling|yen|francs?|rupees?|pesos?|kron[aeo]r?|baht|ringgit|yuan|rand|dirhams?|zloty|forint|lira|won)\s+\d[\d.,]*\s*$/iu

/**
 * The lines without foreign amounts, and for the index of each line that had one, the index of the line with the amount
 * in the account's currency.
 */
type HomeLines = { lines: readonly string[]; ownLines: ReadonlyMap<number, number> }

/**
 * Blanks a foreign amount, and the exchange rates of its record, if the amount in the account's currency is on the same
 * line, on a line next to it, or the only other amount in a record that states an exchange rate. Lines keep their
 * length, because columns may matter.
 */
export function blankForeign(lines: readonly string[], currency: string): HomeLines {
  const spelled = lines.flatMap((line, at): [number, number][] => {
    const above = lines[at - 1] ?? ''
    const isAmountAbove = findAmounts(above, findDays(above, null)).at(-1)?.isStrong
    return IN_WORDS.test(line) && isAmountAbove ? [[at, at - 1]] : []
  })
  const ownLines = new Map(spelled)
  const given = lines.map((line, at) => (ownLines.has(at) ? ' '.repeat(line.length) : line))
  const home = blankCodes(given, currency)
  return { lines: home.lines, ownLines: new Map([...home.ownLines, ...ownLines]) }
}

function blankCodes(lines: readonly string[], currency: string): HomeLines {
  const isRateLine = lines.map((line) => line.length < 100 && /\d/.test(line) && RATE_LINE.test(foldText(line)))
  const found = lines.map((line, at) =>
    /\d/.test(line) && line.length < 400 && !isRateLine[at] ? findAmounts(line, findDays(line, null)) : [],
  )
  const counts = new Map<string, number>()
  for (const { parts } of found.flat())
    if (parts.currency) counts.set(parts.currency, (counts.get(parts.currency) ?? 0) + 1)
  if (counts.size < 2) return { lines, ownLines: new Map() }
  // Among foreign codes, a sign such as "$" means the account's currency.
  const signCount = [...counts].filter(([sign]) => SIGNS.has(sign)).reduce((sum, [, count]) => sum + count, 0)
  const [most] = [...counts].filter(([sign]) => !SIGNS.has(sign)).sort((a, b) => b[1] - a[1])
  const isBySign = !counts.has(currency) && signCount >= (most?.[1] ?? 0)
  const own = isBySign ? SIGNS : new Set([counts.has(currency) ? currency : most?.[0]])
  const isOwn = ({ parts }: AmountToken) => parts.currency !== null && own.has(parts.currency)
  const isForeign = (token: AmountToken) => token.parts.currency !== null && !isOwn(token)
  const getLoneAmount = (at: number) => {
    const [only, more] = found[at] ?? []
    return only && !more && (lines[at] ?? '').trim().length <= only.end - only.start + 1 ? only : null
  }
  const getOwnLine = (at: number): number | null => {
    if (found[at]?.some((token) => isOwn(token) && !isBesideAmount(token, lines[at]!))) return at
    const rates = lines.slice(at + 1, at + 3).filter((_, i) => isRateLine[at + 1 + i])
    if (hasConverted(found[at] ?? [], rates)) return at
    const [above, alone, below] = [getLoneAmount(at - 1), getLoneAmount(at), getLoneAmount(at + 1)]
    if (above && isOwn(above) && alone) return at - 1
    if (below && isOwn(below) && !(above && alone)) return at + 1
    const record = getRecordLines(lines, at)
    const amounts = record.flatMap((i) =>
      (found[i] ?? []).filter(({ isStrong }) => isStrong).map((token) => ({ line: i, token })),
    )
    const [first, ...more] = amounts.filter(({ token }) => isOwn(token))
    const isConverted = record.some((i) => isRateLine[i]) && amounts.length === 2
    return isConverted && first && more.length === 0 ? first.line : null
  }
  const ownLines = new Map<number, number>()
  const rates = new Set<number>()
  for (const at of lines.keys()) {
    const ownLine = found[at]?.some(isForeign) ? getOwnLine(at) : null
    if (ownLine === null) continue
    ownLines.set(at, ownLine)
    for (const i of getRecordLines(lines, at)) if (isRateLine[i]) rates.add(i)
  }
  const blanked = lines.map((line, at) => {
    if (rates.has(at)) return ' '.repeat(line.length)
    if (!ownLines.has(at)) return line
    return (found[at] ?? []).filter(isForeign).reduce((rest, { start, end }) => {
      const to = end + (RATE.exec(rest.slice(end))?.[0].length ?? 0)
      return rest.slice(0, start) + ' '.repeat(to - start) + rest.slice(to)
    }, line)
  })
  return { lines: blanked, ownLines }
}

/** Whether one of two amounts has no currency and is the other one, converted at a rate from the lines below. */
function hasConverted(amounts: readonly AmountToken[], rates: readonly string[]): boolean {
  const [first, second, ...more] = amounts.filter(({ isStrong }) => isStrong)
  if (!first || !second || more.length > 0 || (first.parts.currency === null) === (second.parts.currency === null))
    return false
  const isClose = (a: number, b: number) => Math.abs(a - b) < b * RATE_TOLERANCE
  const [one, other] = [listValues(first.parts.body), listValues(second.parts.body)]
  const stated = rates.flatMap((line) => (line.match(/\d[\d.,]*/g) ?? []).flatMap(listValues))
  return stated.some((rate) => one.some((a) => other.some((b) => isClose(a / b, rate) || isClose(b / a, rate))))
}

const RATE_TOLERANCE = 0.005

/** The values a number can have: its last separator is the decimal mark, or it has no decimals. None for zero. */
function listValues(body: string): number[] {
  const whole = Number(body.replace(/\D/g, ''))
  const decimals = /[.,](\d+)$/.exec(body)?.[1]?.length ?? 0
  return whole === 0 ? [] : decimals === 0 ? [whole] : [whole / 10 ** decimals, whole]
}

/** The indexes of a line and its neighbors, up to the nearest blank lines. */
function getRecordLines(lines: readonly string[], at: number): number[] {
  let [from, to] = [at, at]
  while ((lines[from - 1] ?? '').trim() !== '') from--
  while ((lines[to + 1] ?? '').trim() !== '') to++
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
