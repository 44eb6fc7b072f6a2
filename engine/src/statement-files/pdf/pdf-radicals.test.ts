import { expect, test } from 'vitest'
import { readLines } from './pdf-page.ts'

test('kanji that a font encodes as radicals are read as kanji', () => {
  const word = { text: '中野⻭科 ⻑⾕川 ⻘⽊', x: 40, y: 60, width: 120, height: 10 }
  const [line] = readLines([{ width: 595, height: 842, words: [word] }])
  expect(line?.pieces.map(({ text }) => text)).toEqual(['中野歯科 長谷川 青木'])
})
