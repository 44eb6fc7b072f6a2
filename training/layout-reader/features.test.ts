import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getNumbers } from '../../engine/src/statement-files/learned/word-numbers.ts'
import { placePdfWords, placeTextWords } from '../../engine/src/statement-files/learned/word-places.ts'

type Word = {
  text: string
  line: number
  x: number
  end: number
  y: number
  marks: number[]
  page: number
  left: number
  top: number
  width: number
  height: number
  numbers: number[]
}

/** Written by features.py. */
const [pdf, paste] = JSON.parse(readFileSync(new URL('features.example.json', import.meta.url), 'utf8')) as [
  { words: Word[] },
  { words: Word[]; lines: string[] },
]

test('the reader sees words as the trainer does', () => {
  for (const { text, numbers } of [...pdf.words, ...paste.words]) {
    const { word, shape, grams } = getNumbers(text)
    expect([word, shape, ...grams], text).toEqual(numbers)
  }
})

test('the reader sees the places of pasted words as the trainer does', () => {
  const placed = placeTextWords(paste.lines).slice(0, paste.words.length)
  expect(placed.map(roundWord)).toEqual(paste.words.map(roundWord))
})

test('the reader sees the places of words in a PDF as the trainer does', () => {
  const lines = Map.groupBy(pdf.words, ({ line }) => line)
  const placed = placePdfWords(
    [...lines.values()].map((words, index) => {
      const pieces = words.map(({ text, left, width }) => ({ text, x: left, end: left + width }))
      const [{ page, top, height }] = words as [Word]
      return { at: index + 1, page, y: top, height, pieces, narrow: pieces, close: pieces, runs: pieces }
    }),
  )
  expect(placed.map(roundWord)).toEqual(pdf.words.map(roundWord))
})

const round = (value: number) => Math.round(value * 10) / 10
function roundWord({ text, x, end, y, marks }: Pick<Word, 'text' | 'x' | 'end' | 'y'> & { marks: readonly number[] }) {
  // In a PDF, a line is as tall as its tallest word, so the last mark (height) may differ.
  return { text, x: round(x), end: round(end), y: round(y), marks: marks.slice(0, 6) }
}
