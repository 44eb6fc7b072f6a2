import { DAY_ROLES, MONEY_ROLES } from '../tables/heading-role.ts'
import { isDay, isFigure } from './pdf-figures.ts'
import type { PdfHeading } from './pdf-headings.ts'
import type { PdfLine, PdfPiece } from './pdf-page.ts'

/** The horizontal range of one column's amounts or dates. */
export type ColumnPlace = { x: number; end: number }
type Stack = ColumnPlace & { count: number }

/**
 * The horizontal range of the amounts and dates below each heading; undefined for columns without any, and for ranges
 * that overlap. Right-aligned amounts in a wide column can be closer to the next heading than to their own, so the
 * order of columns counts more than distance.
 */
export function findColumnPlaces(
  headings: readonly PdfHeading[],
  lines: readonly PdfLine[],
): readonly (ColumnPlace | undefined)[] {
  const isUnderDay = (piece: PdfPiece) =>
    headings.some(({ role, x, end }) => DAY_ROLES.has(role) && piece.x < end && piece.end > x)
  const isDayPiece = (piece: PdfPiece) => isDay(piece.text) || (isUnderDay(piece) && SHORT_DAY.test(piece.text))
  const pieces = findDatedLines(lines, isDayPiece).flatMap(({ narrow }) => narrow)
  const places: (ColumnPlace | undefined)[] = headings.map(() => undefined)
  for (const [roles, isContent] of [
    [new Set([...MONEY_ROLES, ...OTHER_NUMBERS]), (piece: PdfPiece) => isFigure(piece.text) && !isDayPiece(piece)],
    [DAY_ROLES, isDayPiece],
  ] as const) {
    // A heading we don't know can also be above amounts or dates.
    const columns = headings.flatMap(({ role }, column) => (roles.has(role) || role === null ? [column] : []))
    const stacks = getStacks(pieces.filter(isContent))
    const own = columns.map((column) => headings[column]!)
    matchInOrder(own, stacks).forEach((stack, at) => {
      const column = columns[at]!
      // One or two dates or numbers can be part of a text.
      if (stack && (MONEY_ROLES.has(headings[column]!.role) || stack.count > 2)) places[column] = stack
    })
  }
  headings.forEach((heading, column) => {
    if (places[column] || !OTHER_NUMBERS.has(heading.role)) return
    const own = pieces.filter(({ text, x, end }) => NUMBER.test(text) && x < heading.end && end > heading.x)
    const [place] = getStacks(own).sort((a, b) => b.count - a.count)
    places[column] = place
  })
  // A range that overlaps its neighbor tells us nothing.
  return places.map((place, column) => {
    const others = places.filter((other, at) => other && at !== column) as ColumnPlace[]
    return place && others.every((other) => other.end <= place.x || other.x >= place.end) ? place : undefined
  })
}

/** Columns of numbers that aren't the amount that moved: fees, quantities and amounts before conversion. */
const OTHER_NUMBERS: ReadonlySet<PdfHeading['role']> = new Set(['fee', 'quantity', 'originalAmount'])
const NUMBER = /^[-+]?\d[\d.,]*$/

/** "10.12" under a date heading isn't an amount. */
const SHORT_DAY = /^\d{1,2}[./-]\d{1,2}[./-]?$/

/**
 * Lines with a date as their first or second text, if there are at least three, because totals below a table have their
 * own columns. Otherwise, all lines with several texts.
 */
function findDatedLines(lines: readonly PdfLine[], isDayPiece: (piece: PdfPiece) => boolean): readonly PdfLine[] {
  const rows = lines.filter(({ pieces }) => pieces.length > 1 && pieces.slice(0, 2).some(isDayPiece))
  return rows.length > 2 ? rows : lines.filter(({ runs }) => runs.length > 1)
}

/** Groups pieces that are stacked in the same column. */
function getStacks(pieces: readonly PdfPiece[]): Stack[] {
  const stacks: Stack[] = []
  for (const { x, end } of pieces.toSorted((a, b) => a.x - b.x)) {
    const last = stacks.at(-1)
    if (last && x < last.end) {
      last.end = Math.max(last.end, end)
      last.count++
    } else stacks.push({ x, end, count: 1 })
  }
  return stacks
}

const MAX_STACKS = 12
/** The cost of each amount or date that isn't below any heading. */
const UNMATCHED_COST = 1000

/**
 * Assigns at most one stack to each heading from left to right, so that the fewest amounts or dates are left over and
 * the others line up best.
 */
function matchInOrder(headings: readonly ColumnPlace[], all: readonly Stack[]): (Stack | undefined)[] {
  const stacks = all
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_STACKS)
    .sort((a, b) => a.x - b.x)
  const distances = [
    (heading: ColumnPlace, stack: Stack) => Math.abs(heading.end - stack.end),
    (heading: ColumnPlace, stack: Stack) => Math.abs(heading.x - stack.x),
    (heading: ColumnPlace, stack: Stack) => Math.abs(heading.x + heading.end - stack.x - stack.end) / 2,
  ]
  return distances
    .map((measureDistance) => findCheapestMatch(headings, stacks, measureDistance))
    .reduce((a, b) => (b.cost < a.cost ? b : a)).stacks
}

type Match = { cost: number; stacks: (Stack | undefined)[] }

/** Works backward from the last heading and stack, looking at each pair once. */
function findCheapestMatch(
  headings: readonly ColumnPlace[],
  stacks: readonly Stack[],
  measureDistance: (heading: ColumnPlace, stack: Stack) => number,
): Match {
  let below: Match[] = []
  for (let heading = headings.length; heading >= 0; heading--) {
    const row: Match[] = []
    for (let at = stacks.length; at >= 0; at--) {
      const [own, stack] = [headings[heading], stacks[at]]
      const choices: Match[] = []
      if (own) choices.push({ cost: below[at]!.cost, stacks: [undefined, ...below[at]!.stacks] })
      if (stack) choices.push({ ...row[at + 1]!, cost: row[at + 1]!.cost + UNMATCHED_COST * stack.count })
      if (own && stack) {
        const rest = below[at + 1]!
        choices.push({ cost: rest.cost + measureDistance(own, stack), stacks: [stack, ...rest.stacks] })
      }
      row[at] = choices.reduce((a, b) => (b.cost < a.cost ? b : a), choices[0] ?? { cost: 0, stacks: [] })
    }
    below = row
  }
  return below[0]!
}
