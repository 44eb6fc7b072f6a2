import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'
import { OWN_EXPORT_HEADINGS } from './own-export.ts'

const today = plainDate('2026-01-31')
const read = (lines: string[], end = '\r\n') =>
  readStatementFile({ text: [OWN_EXPORT_HEADINGS.join(','), ...lines, ''].join(end), currency: 'USD', today })
const REST = '2026-01-31T10:00:00.000Z,018d,'

test('every row of our own export is read back as a row, whatever it contains', () => {
  const { format, rows, source } = read([
    `2099-01-05,Visa,Total,Tea room,Dining & Coffee,JPY,-450,"two\r\nlines",${REST}`,
    `2026-01-05,,''=already,A,,USD,0.00,,${REST}`,
    `2026-01-05,'+1,"say ""hi"", you",B,Pets,KWD,1.234,'-x,${REST}"'=sum, Trip 2026"`,
  ])
  expect({ format, source }).toEqual({ format: 'evenkeel-csv', source: null })
  expect(rows).toEqual([
    {
      line: 2,
      day: '2099-01-05',
      minor: -450,
      currency: 'JPY',
      name: 'Total',
      source: 'Visa',
      kept: { category: 'Dining & Coffee', simpleName: 'Tea room', note: 'two\r\nlines' },
    },
    {
      line: 4,
      day: '2026-01-05',
      minor: 0,
      currency: 'USD',
      name: "'=already",
      kept: { category: null, simpleName: 'A' },
    },
    {
      line: 5,
      day: '2026-01-05',
      minor: 1234,
      currency: 'KWD',
      name: 'say "hi", you',
      source: '+1',
      kept: { category: 'Pets', simpleName: 'B', note: '-x', tags: ['=sum', 'Trip 2026'] },
    },
  ])
})

test('our export is still recognized with other line endings and a few damaged lines', () => {
  const good = `2026-01-05,Visa,Tea,Tea,Pets,USD,-4.50,,${REST}`
  const { rows, issues, source } = read([good, '', good.replace('-4.50', 'four'), good], '\n')
  expect(rows.map((row) => row.line)).toEqual([2, 5])
  expect(source).toBe('Visa')
  expect(issues).toMatchObject([{ code: 'header' }, { line: 4, code: 'bad-amount' }])
})

test('a line with missing cells says how many it has', () => {
  const good = `2026-01-05,Visa,Tea,Tea,Pets,USD,-4.50,,${REST}`
  const { issues } = read([good, good, 'Visa', '2026-01-05,Visa'])
  expect(issues.slice(1).map(({ reason }) => reason)).toEqual([
    'This line has 1 cell, but there are 11 headings.',
    'This line has 2 cells, but there are 11 headings.',
  ])
})

test('a file that a spreadsheet has saved again is read like any other table', () => {
  const resaved = `01/17/2026,Visa,Tea room,Tea,Pets,USD,-4.50,,${REST}`
  const { format, rows } = read([resaved, resaved.replace('Tea room', 'Corner shop')])
  expect(format).toBe('csv')
  expect(rows).toMatchObject([
    { day: '2026-01-17', minor: -450 },
    { day: '2026-01-17', minor: -450 },
  ])
  expect(read([`2026-01-05,Visa,"Tea,Tea,Pets,USD,-4.50,,${REST}`]).format).not.toBe('evenkeel-csv')
  expect(read([]).rows).toEqual([])
})

test('exports made before tags existed can still be imported', () => {
  const heading = OWN_EXPORT_HEADINGS.slice(0, -1).join(',')
  const text = `${heading}\r\n2026-01-05,Visa,Tea,Tea,Pets,USD,-4.50,,2026-01-31T10:00:00.000Z,018d\r\n`
  const { format, rows } = readStatementFile({ text, currency: 'USD', today })
  expect(format).toBe('evenkeel-csv')
  expect(rows).toMatchObject([{ minor: -450, kept: { category: 'Pets' } }])
})
