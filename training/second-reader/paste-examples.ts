import { readFileSync } from 'node:fs'
import { parseMinor } from '../../engine/src/core/money.ts'
import { type PlainDate, plainDate } from '../../engine/src/core/plain-date.ts'
import type { TextUnit } from '../../engine/src/second-reader/text-units.ts'
import { PAYMENTS } from '../../engine/src/statement-files/learned/paste-program.ts'
import { findDays } from '../../engine/src/statement-files/texts/line-tokens.ts'
import type { Step } from './examples.ts'

/** A payment as the authors label it. `day` has the words that give the date, or "none". */
type LabeledPayment = { date: string; amount: string; currency?: string; name: string; day?: string }
export type LabeledPaste = { id: string; text: string; today: string; currency: string; rows: LabeledPayment[] }
/** A payment with the positions of its parts, as generators write them. */
type PlacedPayment = { isIn: boolean; amount: Span; date: Span | null; name: Span | null }
type PlacedPaste = { id: string; text: string; rows: PlacedPayment[] }
type Span = [number, number]

export function readPastes(file: string): (LabeledPaste | PlacedPaste)[] {
  return JSON.parse(readFileSync(file, 'utf8')) as (LabeledPaste | PlacedPaste)[]
}

/** The program for a pasted text; throws if a part of a payment isn't in the text. */
export function makePasteProgram(paste: LabeledPaste | PlacedPaste): { units: TextUnit[]; steps: Step[] } {
  const units = PAYMENTS.splitUnits(paste.text)!
  const used = new Set<number>()
  const placed = paste.rows.map((row) => {
    if ('isIn' in row) return row
    return findPlace(row, paste as LabeledPaste, units, used)
  })
  const findUnits = (span: Span) => findPointers(units, span)
  const findWhole = (span: Span) => {
    const [first, last] = findPointers(units, span)
    if (units[first]!.start < span[0] || units[last]!.end > span[1])
      throw new Error('a figure continues beyond its label')
    return [first, last] as const
  }
  const steps = placed.flatMap(({ isIn, amount, date, name }): Step[] => [
    findWhole(amount)[0],
    isIn ? 'in' : 'out',
    ...(date ? findWhole(date) : ['today']),
    ...(name ? findUnits(name) : ['unnamed']),
  ])
  return { units, steps: [...steps, 'end'] }
}

function findPointers(units: readonly TextUnit[], [start, end]: Span): [number, number] {
  const inside = units.flatMap((unit, i) => (unit.end > start && unit.start < end && unit.word !== '|' ? [i] : []))
  if (inside.length === 0) throw new Error('a part of a payment has no words')
  return [inside[0]!, inside.at(-1)!]
}

function findPlace(
  row: LabeledPayment,
  paste: LabeledPaste,
  units: readonly TextUnit[],
  used: Set<number>,
): PlacedPayment {
  const { text } = paste
  const value = Math.abs(Number(row.amount))
  const amounts = units.flatMap((unit, i) => (unit.value !== null && isSame(unit, value, text) ? [i] : []))
  if (amounts.length === 0) throw new Error(`${row.amount} is not in the text`)
  const names = findOccurrences(text, row.name)
  if (names.length === 0) throw new Error(`"${row.name}" is not in the text`)
  // The amount and the name closest to each other. Each line between them counts as 40 characters, and an amount that
  // another payment uses comes last.
  const getLine = (offset: number) => text.slice(0, offset).split('\n').length
  const pairs = amounts.flatMap((amount) =>
    names.map((name) => {
      const { start, end } = units[amount]!
      const distance = start >= name[1] ? start - name[1] : name[0] - end
      const isTaken = used.has(amount)
      return {
        amount,
        name,
        cost: distance + 40 * Math.abs(getLine(start) - getLine(name[0])) + (isTaken ? 100_000 : 0),
      }
    }),
  )
  const { amount, name } = pairs.sort((a, b) => a.cost - b.cost)[0]!
  used.add(amount)
  const span: Span = [units[amount]!.start, units[amount]!.end]
  return { isIn: !row.amount.startsWith('-'), amount: span, date: findDate(row, paste, span), name }
}

/** Whether a unit is this number, whatever its separators: "1,234.50" and "1.234,50" are 1234.5. */
function isSame(unit: TextUnit, value: number, text: string): boolean {
  if (Math.abs((unit.value ?? 0) - value) < 1e-6 * Math.max(1, value)) return true
  const figures = text.slice(unit.start, unit.end).replace(/[^\d.,]/g, '')
  if (Number(figures.replace(',', '.')) === value) return true
  const minor = parseMinor(value.toFixed(2), 'USD')
  return (
    /[.,]/.test(figures) &&
    (figures.replace(/\D/g, '') === String(minor) || Number(figures.replace(/\D/g, '')) === value)
  )
}

function findOccurrences(text: string, part: string): Span[] {
  if (part === '') return []
  const found: Span[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push([at, at + part.length])
  if (found.length > 0) return found
  const [folded, own] = [text.toLowerCase(), part.toLowerCase()]
  return folded.length === text.length && folded.includes(own) && folded !== text ? findOccurrences(folded, own) : []
}

/**
 * The closest mention of the date: on the amount's line if there is one. Below it, a distance counts three times. Null
 * if the label says "none", or if the text doesn't name the date and it's today.
 */
function findDate({ day, date }: LabeledPayment, { text, today }: LabeledPaste, [start, end]: Span): Span | null {
  if (day === 'none') return null
  const spans = day === undefined ? findDaySpans(text, plainDate(date), plainDate(today)) : findOccurrences(text, day)
  if (spans.length === 0) {
    if (day === undefined && date === today) return null
    throw new Error(`the date ${day ?? date} is not in the text`)
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const getCost = ([from]: Span) =>
    from >= lineStart && from < lineEnd
      ? Math.abs(from - start) / 1000
      : from < start
        ? start - from
        : 3 * (from - start)
  return spans.sort((a, b) => getCost(a) - getCost(b))[0]!
}

/** Where a text names a day, for texts whose authors gave only the date. */
function findDaySpans(text: string, date: PlainDate, today: PlainDate): Span[] {
  const [, month, dayOfMonth] = date.split('-').map(Number)
  let at = 0
  return text.split('\n').flatMap((line) => {
    const from = at
    at += line.length + 1
    return findDays(line, today).flatMap(({ start, end, iso, text: own }): Span[] => {
      const numbers = (own.match(/\d+/g) ?? []).map(Number)
      const fits = iso
        ? iso === date
        : numbers.includes(dayOfMonth!) && (numbers.includes(month!) || /\p{L}{3}/u.test(own))
      return fits ? [[from + start, from + end]] : []
    })
  })
}
