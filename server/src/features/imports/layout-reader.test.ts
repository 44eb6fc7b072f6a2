import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { buildRowsFromLabels } from '@evenkeel/engine/statement-files/learned/rows-of-labels.ts'
import { placeTextWords } from '@evenkeel/engine/statement-files/learned/word-places.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { expect, test } from 'vitest'
import { labelWords } from './layout-reader.ts'

const read = (text: string) => readStatementFile({ text, currency: 'GBP', today: plainDate('2026-11-14'), labelWords })
const readRows = (text: string) => read(text).rows.map(({ day, minor, name }) => [day, minor, name])

test('rows without a date belong to the date above, and columns show the direction', () => {
  const text = [
    'Date        Description           Money In (£)  Money Out (£)  Balance (£)',
    '02 Nov 26   HARBOUR LETTINGS                    910.00      392.16',
    '            RIVER TRUST                          12.00      380.16',
    '            THE CLIMBING SHED                    31.50      348.66',
    '04 Nov 26   CORNER BAKERY                         6.20      342.46',
    '            J MENSAH LODGER         480.00                  822.46',
  ].join('\n')
  expect(readRows(text)).toEqual([
    ['2026-11-02', -91000, 'HARBOUR LETTINGS'],
    ['2026-11-02', -1200, 'RIVER TRUST'],
    ['2026-11-02', -3150, 'THE CLIMBING SHED'],
    ['2026-11-04', -620, 'CORNER BAKERY'],
    ['2026-11-04', 48000, 'J MENSAH LODGER'],
  ])
})

test('a payment counts on its own date, not on the day the bank posted it', () => {
  const text = [
    'CREDIT CARD STATEMENT          Statement date 10 NOV 2026',
    'POST DATE   TRANS DATE   DESCRIPTION                      AMOUNT (GBP)',
    '14 OCT      13 OCT       GREENFIELD FOODS 0472                  36.90',
    '19 OCT      17 OCT       NORTH STREET CHEMIST                    9.50',
    '26 OCT      26 OCT       PAYMENT - THANK YOU                   500.00CR',
    '03 NOV      01 NOV       OAKWOOD BOOKS                          42.00',
  ].join('\n')
  expect(readRows(text).map(([day, minor]) => [day, minor])).toEqual([
    ['2026-10-13', -3690],
    ['2026-10-17', -950],
    ['2026-10-26', 50000],
    ['2026-11-01', -4200],
  ])
})

test('amounts in a sentence that only the rules read as payments need review', () => {
  const text = 'Thanks for calling. Our lines are open from 8.00 to 18.30. Reply by 12 November to win £50.00.'
  const { rows, isReadingGuessed } = read(text)
  expect(rows.length === 0 || isReadingGuessed).toBe(true)
})

test('a line longer than what the network can read at once is read to its end', () => {
  const words = Array.from({ length: 1_000 }, (_, at) => `word${at}`)
  const labeled = labelWords(placeTextWords([words.join(' ')]))
  expect(labeled.map(({ text }) => text)).toEqual(words)
})

test('a list of many pages is read to its end, each row once', () => {
  const getDay = (at: number) => `${String(1 + (at % 28)).padStart(2, '0')}/10/2026`
  const lines = Array.from({ length: 200 }, (_, at) => `${getDay(at)}   CORNER BAKERY ${at}   -${at + 1}.20`)
  const { rows } = buildRowsFromLabels(labelWords(placeTextWords(lines)), plainDate('2026-11-14'))
  expect(rows.map(({ line }) => line)).toEqual(lines.map((_, at) => at + 1))
})

test('rows far below the only date still get it', () => {
  const lines = Array.from({ length: 190 }, (_, at) => `CORNER BAKERY ${at}   -${at + 1}.20`)
  const { lost } = buildRowsFromLabels(labelWords(placeTextWords(['03/10/2026', ...lines])), plainDate('2026-11-14'))
  expect(lost).toBe(0)
})
