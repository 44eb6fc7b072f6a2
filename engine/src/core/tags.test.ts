import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanTags, getTagKey, splitTags } from './tags.ts'

test('tags are trimmed, and each is kept once, as first written', () => {
  expect(cleanTags([' Trip ', 'trip', '', 'work\nhome', 'a,b'])).toEqual(['Trip', 'work home', 'a b'])
  expect(splitTags('Trip, Reimburse,,trip')).toEqual(['Trip', 'Reimburse'])
})

test('clean tags stay the same when written to a file’s cell and read back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (tags) => {
      const clean = cleanTags(tags)
      expect(cleanTags(clean)).toEqual(clean)
      expect(splitTags(clean.join(', '))).toEqual(clean)
      expect(new Set(clean.map(getTagKey)).size).toBe(clean.length)
    }),
  )
})
