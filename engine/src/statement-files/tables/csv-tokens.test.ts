import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitRecords } from './csv-tokens.ts'

const splitCells = (text: string, delimiter = ',') => splitRecords(text, delimiter).map((record) => record.cells)

test('correctly quoted text comes back unchanged', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ü', ' ', ',', '"', '\n', '5'), maxLength: 8 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (table) => {
      // Some cells with quotes, such as those that end with one, can also be read as broken quoting, so skip those.
      fc.pre(table.every((record) => record.every((text) => !/"/.test(text) || /^[^"\n]*(?:"[^"\n,]+)*$/.test(text))))
      const text = table.map((record) => record.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n')
      expect(splitCells(text)).toEqual(table)
    }),
  )
})

describe('broken quotes don’t swallow lines', () => {
  test('an unescaped quote inside a quoted cell', () => {
    expect(splitCells('"a","UAB "Nakt"","5"\n"b","c","6"')).toEqual([
      ['a', 'UAB "Nakt"', '5'],
      ['b', 'c', '6'],
    ])
  })
  test('a quote that is never closed', () => {
    expect(splitCells('a,"open,1\nb,c,2\n')).toEqual([
      ['a', '"open', '1'],
      ['b', 'c', '2'],
    ])
  })
  test('a missing opening quote', () => {
    expect(splitCells('a","b"\n"c","d"')).toEqual([
      ['a"', 'b'],
      ['c', 'd'],
    ])
  })
  test('spaces between the closing quote and the delimiter', () => {
    expect(splitCells('"-1.00"\t,HKD\n"2"  ,X')).toEqual([
      ['-1.00', 'HKD'],
      ['2', 'X'],
    ])
  })
})

test('line numbers include quoted line breaks and empty lines', () => {
  expect(splitRecords('h,i\n\n"x\ny",1\nz,2\r\n', ',').map((record) => record.line)).toEqual([1, 3, 5])
})
