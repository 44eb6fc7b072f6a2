import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

type Rows = Readonly<Record<number, readonly string[]>>

/** Reads a workbook whose sheets have these rows, by their numbers. */
function read(sheets: readonly Rows[], note = '') {
  const makeRow = ([number, cells]: [string, readonly string[]]) =>
    `<row r="${number}">${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`
  const parts = new Map([
    [
      'xl/workbook.xml',
      `<workbook>${sheets.map((_, i) => `<sheet name="Sheet${i}" r:id="r${i}"/>`).join('')}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheets.map((_, i) => `<Relationship Id="r${i}" Target="${i}.xml"/>`).join('')}</Relationships>`,
    ],
    ...sheets.map((rows, i): [string, string] => [`xl/${i}.xml`, Object.entries(rows).map(makeRow).join('')]),
  ])
  return readStatementFile({
    document: { format: 'xlsx', parts },
    note,
    currency: 'USD',
    today: plainDate('2026-06-30'),
  })
}

test('a row in an unknown currency is listed with its own text, whatever rows above it are empty', () => {
  const { issues } = read([
    {
      1: ['My export'],
      4: ['Date', 'Description', 'Amount', 'Currency'],
      5: ['2026-03-01', 'Bakery', '-4.50', 'EUR'],
      6: ['2026-03-02', 'Tokens', '-20.00', 'ZZZ'],
      7: ['2026-03-03', 'Fuel', '-30.00', 'EUR'],
    },
  ])
  expect(issues).toContainEqual(expect.objectContaining({ line: 6, text: '2026-03-02\tTokens\t-20.00\tZZZ' }))
})

test('a note that the signs are reversed flips them, whatever rows above them are empty', () => {
  const rows = {
    4: ['Date', 'Description', 'Amount'],
    5: ['2026-03-01', 'Bakery', '-4.50'],
    6: ['2026-03-02', 'Tailor', '-20.00'],
  }
  expect(read([rows], 'the signs are reversed').rows.map(({ minor }) => minor)).toEqual([450, 2000])
})

test('a row with a number that no spreadsheet has is ignored, and the others are read', () => {
  const text = { 1: ['03/01/2026 Bakery -4.50'], 4000000000: ['9'] }
  expect(read([text]).rows.map(({ minor }) => minor)).toEqual([-450])
})
