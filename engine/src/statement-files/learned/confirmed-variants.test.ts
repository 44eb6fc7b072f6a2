import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import type { Program, Variant } from '../../second-reader/program.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { type GivenRow, makePayments, writePayment } from './testing/make-payments.ts'

const TEXT = '9 Nov 2026 Odeon with the girls 31.50\n10 Nov 2026 popcorn and drinks 14.20'
const ODEON: GivenRow = ['31.50', 'out', '9 Nov 2026', 'Odeon with the girls']
const POPCORN: GivenRow = ['14.20', 'out', '10 Nov 2026', 'popcorn and drinks']
const STEPS_PER_ROW = 6

/** The row that the network might have written instead of the one at this place; null if it might have left it out. */
function vary(text: string, at: number, row: GivenRow | null, ratio = 0.3): Variant {
  const steps = row ? writePayment(text, row) : []
  const from = at * STEPS_PER_ROW
  return { from, until: from + STEPS_PER_ROW, steps, chances: steps.map(() => 0.5), ratio }
}
const read = (text: string, payments: Program) =>
  readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-17'), payments }).rows.map(
    ({ day, minor, name }) => `${day} ${minor} ${name}`,
  )
const RIGHT = ['2026-11-09 -3150 Odeon with the girls', '2026-11-10 -1420 popcorn and drinks']

test('a second choice for a date counts if the rules confirm it', () => {
  const wrong: GivenRow = [POPCORN[0], 'out', ODEON[2], POPCORN[3]]
  const program = makePayments(TEXT, [ODEON, wrong])
  expect(read(TEXT, program)).toEqual([RIGHT[0], '2026-11-09 -1420 popcorn and drinks'])
  expect(read(TEXT, { ...program, variants: [vary(TEXT, 1, POPCORN)] })).toEqual(RIGHT)
})

test('second choices for several rows count together', () => {
  const program = makePayments(TEXT, [
    [ODEON[0], 'out', POPCORN[2], ODEON[3]],
    [POPCORN[0], 'out', ODEON[2], POPCORN[3]],
  ])
  const variants = [vary(TEXT, 0, ODEON, 0.2), vary(TEXT, 1, POPCORN, 0.4)]
  expect(read(TEXT, { ...program, variants })).toEqual(RIGHT)
  expect(read(TEXT, { ...program, variants: variants.slice(1) })).not.toContain(RIGHT[1])
})

test('a second choice that is too unlikely doesn’t count', () => {
  const program = makePayments(TEXT, [ODEON, [POPCORN[0], 'out', ODEON[2], POPCORN[3]]])
  expect(read(TEXT, { ...program, variants: [vary(TEXT, 1, POPCORN, 0.04)] })).not.toContain(RIGHT[1])
})

test('a payment that the network might have left out is left out if the rules don’t have it', () => {
  const text = `${TEXT}\nLast year we paid 99.00 for all of it`
  const extra: GivenRow = ['99.00', 'out', '10 Nov 2026', 'all']
  const program = makePayments(text, [ODEON, POPCORN, extra], 0.97)
  expect(read(text, program)).toHaveLength(3)
  expect(read(text, { ...program, variants: [vary(text, 2, null)] })).toEqual(RIGHT)
})

test('a payment that only the rules have isn’t added', () => {
  const program = makePayments(TEXT, [ODEON])
  const added = { ...vary(TEXT, 1, POPCORN), until: STEPS_PER_ROW }
  expect(read(TEXT, { ...program, variants: [added] })).toEqual(RIGHT.slice(0, 1))
})

test('of two names, the one more like the rules’ name counts', () => {
  const program = makePayments(TEXT, [ODEON, [POPCORN[0], 'out', POPCORN[2], 'Odeon']])
  const drinks: GivenRow = [POPCORN[0], 'out', POPCORN[2], 'drinks']
  expect(read(TEXT, { ...program, variants: [vary(TEXT, 1, drinks)] })).toEqual(RIGHT)
})

test('a second choice with a longer name isn’t better', () => {
  const program = makePayments(TEXT, [['31.50', 'out', '9 Nov 2026', 'Odeon'], POPCORN])
  const readNames = (payments: Program) => read(TEXT, payments).map((row) => row.split(' ').slice(2).join(' '))
  expect(readNames({ ...program, variants: [vary(TEXT, 0, ODEON)] })).toEqual(readNames(program))
})
