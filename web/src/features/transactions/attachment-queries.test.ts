import { expect, test } from 'vitest'
import { explainRefusal, formatBytes } from './attachment-queries.ts'

const makeFile = (fields: Partial<File>) => ({ name: 'receipt.png', size: 2000, type: 'image/png', ...fields })

test('a file that can’t be attached is refused with a reason before it’s sent', () => {
  expect(explainRefusal(makeFile({}))).toBeNull()
  expect(explainRefusal(makeFile({ type: '' }))).toBeNull()
  expect(explainRefusal(makeFile({ size: 10 * 1024 * 1024 }))).toBeNull()
  expect(explainRefusal(makeFile({ size: 12.34 * 1024 * 1024 }))).toMatch('12.3 MB. Files can be up to 10 MB')
  expect(explainRefusal(makeFile({ name: 'notes.txt', type: 'text/plain' }))).toMatch('isn’t a picture')
  expect(explainRefusal(makeFile({ name: 'page.svg', type: 'image/svg+xml' }))).toMatch('isn’t a picture')
  expect(explainRefusal(makeFile({ name: 'IMG_1.HEIC', type: '' }))).toMatch('JPEG')
})

test('file sizes are short, and never zero', () => {
  expect([10, 1500, 200_000, 1024 * 1024, 9.96 * 1024 * 1024].map((bytes) => formatBytes(bytes, 'en-US'))).toEqual([
    '1 KB',
    '1 KB',
    '195 KB',
    '1 MB',
    '10 MB',
  ])
})
