import { expect, test } from 'vitest'
import { joinTableLines, type TableLine } from './pdf-table-rows.ts'

const HEADINGS = [
  { text: 'Date', role: 'day', x: 40, end: 60 },
  { text: 'Text', role: 'description', x: 100, end: 120 },
  { text: 'Debit', role: 'debit', x: 300, end: 330 },
  { text: 'Balance', role: 'balance', x: 400, end: 440 },
] as const

/** Rows in blocks: lines within a block are closer together than the lines of two blocks. */
function makeLines(blocks: string[][][]): TableLine[] {
  let [line, top] = [0, 0]
  return blocks.flatMap((block) => {
    top += 8
    return block.map((cells): TableLine => {
      line += 1
      top += 12
      return { kind: 'line', line, page: 1, top, y: top, height: 9, cells }
    })
  })
}

test('an opening balance close to the first row isn’t part of it', () => {
  const { records } = joinTableLines(
    [...HEADINGS],
    makeLines([
      [
        ['01.06.26', 'Kontostand', '', '2410.95'],
        ['02.06.26', 'Kauf', '38.65', '2372.30'],
        ['', 'Migros Bern', '', ''],
      ],
      [
        ['05.06.26', 'Lastschrift', '412.30', '1960.00'],
        ['', 'Swica', '', ''],
      ],
    ]),
  )
  expect(records.map(({ cells }) => cells)).toEqual([
    ['01.06.26', 'Kontostand', '', '2410.95'],
    ['02.06.26', 'Kauf Migros Bern', '38.65', '2372.30'],
    ['05.06.26', 'Lastschrift Swica', '412.30', '1960.00'],
  ])
})

test.each([
  ['12.03', '01.04.26', '12.03.26'],
  ['28.12', '02.01.26', '28.12.25'],
  ['12/28', '01/02/2026', '12/28/2025'],
])('%s next to the value date %s is %s: only December next to January is in the year before', (day, valueDay, full) => {
  const headings = [HEADINGS[0], { text: 'Value', role: 'valueDay', x: 70, end: 90 }, ...HEADINGS.slice(1)] as const
  const { records } = joinTableLines([...headings], makeLines([[[day, valueDay, 'Migros', '38.65', '2372.30']]]))
  expect(records.map(({ cells }) => cells[0])).toEqual([full])
})
