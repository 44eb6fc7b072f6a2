import { expect, test } from 'vitest'
import { type PdfPage, readLines } from './pdf-page.ts'

function getPage(...lines: [y: number, text: string][]): PdfPage {
  const words = lines.map(([y, text]) => ({ text, x: 50, y, width: text.length * 5, height: 10 }))
  return { width: 600, height: 800, words }
}

test('a header on every page is read once, and a footer on every page isn’t read', () => {
  const pages = ['Shop', 'Bakery'].map((name) =>
    getPage([40, 'Account 12345678 in EUR'], [300, name], [780, 'Call us at 555 0100']),
  )
  expect(readLines(pages).map(({ pieces }) => pieces.map(({ text }) => text).join(' '))).toEqual([
    'Account 12345678 in EUR',
    'Shop',
    'Bakery',
  ])
})
