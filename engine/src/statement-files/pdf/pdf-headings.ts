import { foldText } from '../../language/fold-text.ts'
import { getHeadingRole } from '../tables/column-names.ts'
import { AMOUNT_ROLES, type ColumnRole, DAY_ROLES, MONEY_ROLES } from '../tables/heading-role.ts'
import { findDays } from '../texts/line-tokens.ts'
import { saysSecondDay } from '../values/two-dates.ts'
import { isDay } from './pdf-figures.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

export type PdfHeading = PdfPiece & { role: ColumnRole | null }
/** `lines` is how many lines the headings take up. `other` means the headings of a table without transactions. */
export type FoundHeadings = { kind: 'transactions' | 'other'; headings: PdfHeading[]; lines: number }

const TEXTS: ReadonlySet<ColumnRole | null> = new Set(['description', 'payee', 'memo'])
const CURRENCY_SIGN = /^\(?(?:[€$£¥₹]|R\$|EUR|USD|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|SGD|ZAR|BRL)\)?$/
const MAX_LINES = 6
const LINES_BELOW = 8
/**
 * In letter heights: how far down the next line of headings can be, and how far if all its words are below other
 * headings.
 */
const NEXT_LINE = 1.45
const NEXT_LINE_BELOW = 1.9

/**
 * The headings that start at this line; null if none do. A heading can take up several lines and start above or end
 * below the others.
 */
export function findHeadingsAt(lines: readonly PdfLine[], index: number): FoundHeadings | null {
  const first = lines[index]!
  if (!mayBeHeadings(first)) return null
  const candidates: FoundHeadings[] = []
  for (const kind of ['pieces', 'narrow', 'close'] as const) {
    let columns: PdfPiece[] | null = []
    let above = first
    for (let taken = 0; taken < MAX_LINES; taken++) {
      const line = lines[index + taken]
      if (!line || !isNextHeadingLine(line, above, columns)) break
      if (isBeside(line, columns)) continue
      if (!mayBeHeadings(line)) break
      columns = addToColumns(columns, line[kind])
      if (columns === null) break
      above = line
      const found = judgeHeadings(columns, taken + 1, lines.slice(index + taken + 1, index + taken + 1 + LINES_BELOW))
      if (found) candidates.push(found)
    }
  }
  const getScore = ({ kind, headings, lines: taken }: FoundHeadings) =>
    (kind === 'transactions' ? 1000 : 0) +
    10 * headings.filter(({ role }) => MONEY_ROLES.has(role) || DAY_ROLES.has(role)).length +
    3 * headings.filter(({ role }) => role !== null).length -
    2 * headings.filter(({ role }) => role === null).length +
    0.1 * taken -
    // "Payment" above "type and details" isn't a second column of money out.
    12 *
      (['debit', 'credit', 'balance'] as const).filter((own) => headings.filter(({ role }) => role === own).length > 1)
        .length
  const best = candidates.toSorted((a, b) => getScore(b) - getScore(a))[0]
  return best ? addWordsBelow(best, lines, index) : null
}

/** Whether a line is close enough to be the next line of these headings. */
function isNextHeadingLine(line: PdfLine, above: PdfLine, columns: readonly PdfPiece[]): boolean {
  const isUnder = ({ x, end }: PdfPiece) => columns.some((column) => column.x < end && column.end > x)
  const isContinued = line.pieces.length > 1 && line.pieces.every(isUnder)
  const maxGap = (isContinued ? NEXT_LINE_BELOW : NEXT_LINE) * line.height
  return line.page === above.page && line.y - above.y <= maxGap
}

/** Whether the line belongs to something to the right of the table. */
function isBeside({ pieces, height }: PdfLine, columns: readonly PdfPiece[]): boolean {
  const end = Math.max(...columns.map((column) => column.end))
  return columns.length > 1 && pieces.every((piece) => piece.x > end + height)
}

/** Whether a line can be headings: it has short texts and no numbers of two or more digits. */
function mayBeHeadings({ pieces }: PdfLine): boolean {
  return pieces.every(({ text }) => !/\d{2}/.test(text) && text.length < 60)
}

/** Adds the words of another line to the columns they're in; null if one of them spans two columns. */
function addToColumns(columns: readonly PdfPiece[], pieces: readonly PdfPiece[]): PdfPiece[] | null {
  const all = columns.map((column) => ({ ...column }))
  for (const piece of pieces) {
    const overlapping = all.filter((column) => column.x < piece.end && column.end > piece.x)
    if (overlapping.length > 1) return null
    const [column] = overlapping
    if (!column) all.push({ ...piece })
    else {
      column.text = `${column.text} ${piece.text}`.replace(/(\p{Ll})- (\p{Ll})/u, '$1$2')
      column.x = Math.min(column.x, piece.x)
      column.end = Math.max(column.end, piece.end)
    }
  }
  return all.sort((a, b) => a.x - b.x)
}

function judgeHeadings(columns: readonly PdfPiece[], lines: number, below: readonly PdfLine[]): FoundHeadings | null {
  if (columns.length < 3) return null
  const headings = nameDayColumn(joinEmptyWords(joinCutWords(columns.map(addRole)), below), below)
  const roles = headings.map(({ role }) => role)
  const known = roles.filter((role) => role !== null).length
  if (known < headings.length * 0.5) return null
  const hasDay = roles.some((role) => DAY_ROLES.has(role))
  const hasAmount = roles.some((role) => AMOUNT_ROLES.has(role))
  // Some statements have the date inside the text, or on a line of its own.
  const hasText = roles.some((role) => TEXTS.has(role))
  const needsNoDay = hasText && ((roles.includes('debit') && roles.includes('credit')) || hasDaysAlone(below))
  if (hasAmount && (hasDay || needsNoDay)) return { kind: 'transactions', headings, lines }
  return known >= headings.length * 0.6 && roles.some((role) => MONEY_ROLES.has(role))
    ? { kind: 'other', headings, lines }
    : null
}

/**
 * Joins neighboring words about a space apart, such as "New" and "Balance", if they make a heading together and don't
 * name two different columns.
 */
function joinCutWords(headings: readonly PdfHeading[]): PdfHeading[] {
  const joined: PdfHeading[] = []
  for (const heading of headings) {
    const last = joined.at(-1)
    const whole = last && addRole({ text: `${last.text} ${heading.text}`, x: last.x, end: heading.end })
    const isNear = last && heading.x - last.end < (1.05 * (last.end - last.x)) / last.text.length
    const areWords = last && [last, heading].every(({ role }) => TEXTS.has(role) || role === 'type' || role === null)
    const isPart =
      last && (last.role === null) !== (heading.role === null) && whole?.role === (last.role ?? heading.role)
    if (whole?.role && isNear && (areWords || isPart)) joined[joined.length - 1] = whole
    else joined.push(heading)
  }
  return joined
}

/** Whether dates are on separate lines, each above its rows. */
function hasDaysAlone(below: readonly PdfLine[]): boolean {
  return below.some(({ pieces }) => pieces.length === 1 && isDay(pieces[0]!.text))
}

/**
 * Joins two words of one heading that are a space apart, if one of them has nothing below it: "Transaction" above
 * nothing, next to "Amount" above amounts, is "Transaction Amount".
 */
function joinEmptyWords(headings: readonly PdfHeading[], below: readonly PdfLine[]): PdfHeading[] {
  const rows = below.map(({ narrow }) => narrow).filter((pieces) => pieces.length > 2)
  if (rows.length === 0) return [...headings]
  const getMiddle = ({ x, end }: PdfPiece) => (x + end) / 2
  const findNearest = (piece: PdfPiece) =>
    headings.reduce((best, heading) => {
      const getDistance = (one: PdfPiece) => Math.max(0, one.x - piece.end, piece.x - one.end)
      const [a, b] = [getDistance(best), getDistance(heading)]
      if (a !== b) return b < a ? heading : best
      return Math.abs(getMiddle(heading) - getMiddle(piece)) < Math.abs(getMiddle(best) - getMiddle(piece))
        ? heading
        : best
    })
  const used = new Set(rows.flatMap((pieces) => pieces.map(findNearest)))
  const joined: { heading: PdfHeading; isUsed: boolean }[] = []
  for (const heading of headings) {
    const last = joined.at(-1)
    const isUsed = used.has(heading)
    const whole = last && addRole({ text: `${last.heading.text} ${heading.text}`, x: last.heading.x, end: heading.end })
    const isSpaceApart =
      last && heading.x - last.heading.end < (1.3 * (last.heading.end - last.heading.x)) / last.heading.text.length
    // "Debit Credit" and "Credit Value" are two headings, "Value date" is one.
    const pair = last ? [last.heading.role, heading.role] : []
    const areAmounts = pair.every((role) => MONEY_ROLES.has(role))
    const haveOwnMeanings = pair.every((role) => MONEY_ROLES.has(role) || DAY_ROLES.has(role))
    const isOneHeading = whole && !areAmounts && !(haveOwnMeanings && !getHeadingRole(whole.text)?.isExact)
    if (last && whole?.role && isOneHeading && isSpaceApart && !(last.isUsed && isUsed))
      joined[joined.length - 1] = { heading: whole, isUsed: last.isUsed || isUsed }
    else joined.push({ heading, isUsed })
  }
  return joined.map(({ heading }) => heading)
}

/** If there's no date heading, the heading above the dates becomes one, unless it's for amounts or descriptions. */
function nameDayColumn(headings: PdfHeading[], below: readonly PdfLine[]): PdfHeading[] {
  const lacksDay =
    headings.some(({ role }) => MONEY_ROLES.has(role)) && !headings.some(({ role }) => DAY_ROLES.has(role))
  if (!lacksDay) return headings
  const hasDays = ({ x }: PdfHeading) => {
    const own = below.flatMap(({ pieces }) => pieces.filter((piece) => Math.abs(piece.x - x) < 3))
    const days = own.filter(({ text }) => (findDays(text, null)[0]?.start ?? 9) < 6)
    return days.length > 1 && days.length * 2 > own.length
  }
  const column = headings.findIndex(
    (heading) => !MONEY_ROLES.has(heading.role) && !TEXTS.has(heading.role) && hasDays(heading),
  )
  return column < 0 ? headings : headings.with(column, { ...headings[column]!, role: 'day' })
}

function addRole(piece: PdfPiece): PdfHeading {
  if (CURRENCY_SIGN.test(piece.text)) return { ...piece, text: `Amount ${piece.text}`, role: 'amount' }
  return { ...piece, role: getHeadingRole(piece.text)?.role ?? null }
}

/** Includes the rest of the headings right below, such as "(EUR)", a second date or their names in another language. */
function addWordsBelow(found: FoundHeadings, lines: readonly PdfLine[], index: number): FoundHeadings {
  let { headings, lines: taken } = found
  for (; taken < MAX_LINES; taken++) {
    const line = lines[index + taken]
    const above = lines[index + taken - 1]!
    if (!line || line.page !== above.page || line.y - above.y > NEXT_LINE * line.height) break
    const isUnder = ({ text, x, end }: PdfPiece) =>
      !/\d/.test(text) && headings.some((heading) => heading.x < end && heading.end > x)
    if (!line.pieces.every(isUnder)) break
    const [only, second] = line.pieces
    if (only && !second) {
      const day = headings.findIndex(
        ({ role, text }) => role === 'day' && saysSecondDay(foldText(`${text} ${only.text}`)),
      )
      if (day < 0 && !/^\(|^[\p{Sc}]/u.test(only.text)) break
      if (day >= 0) headings = headings.with(day, { ...headings[day]!, text: `${headings[day]!.text} ${only.text}` })
    }
  }
  return { ...found, headings, lines: taken }
}

export function haveSameTexts(a: readonly PdfHeading[], b: readonly PdfHeading[]): boolean {
  return a.length === b.length && a.every(({ text }, index) => text === b[index]!.text)
}
