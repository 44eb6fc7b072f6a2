import { expect, test } from 'vitest'
import { formatBytes, refuseFile } from './attachment-queries.ts'

const makeFile = (fields: Partial<File>) => ({ name: 'receipt.png', size: 2000, type: 'image/png', ...fields })

test('before sending, says why a file can’t be attached', () => {
  expect(refuseFile(makeFile({}))).toBeNull()
  expect(refuseFile(makeFile({ type: '' }))).toBeNull()
  expect(refuseFile(makeFile({ size: 10 * 1024 * 1024 }))).toBeNull()
  expect(refuseFile(makeFile({ size: 12.34 * 1024 * 1024 }))).toMatch('12.3 MB. Files can be up to 10 MB')
  expect(refuseFile(makeFile({ name: 'notes.txt', type: 'text/plain' }))).toMatch('isn’t a picture')
  expect(refuseFile(makeFile({ name: 'page.svg', type: 'image/svg+xml' }))).toMatch('isn’t a picture')
  expect(refuseFile(makeFile({ name: 'IMG_1.HEIC', type: '' }))).toMatch('JPEG')
})

test('sizes are short, and never zero', () => {
  expect([10, 1500, 200_000, 1024 * 1024, 9.96 * 1024 * 1024].map((bytes) => formatBytes(bytes, 'en-US'))).toEqual([
    '1 KB',
    '1 KB',
    '195 KB',
    '1 MB',
    '10 MB',
  ])
})
