import { expect, test } from 'vitest'
import { createRandom } from '../engine/src/core/random.ts'
import { distillBrands } from './distill-brands.ts'
import { makeBareExamples, makeKeywordExamples } from './examples.ts'
import { quantize, scoreRow, trainLinear } from './linear-trainer.ts'
import { parseMerchantList, readMerchantLists } from './merchant-lists.ts'

test('the same seed makes the same rows', () => {
  expect(makeKeywordExamples(50, createRandom(7))).toEqual(makeKeywordExamples(50, createRandom(7)))
  expect(makeBareExamples(50, createRandom(7))).not.toEqual(makeBareExamples(50, createRandom(8)))
})

test('reads a merchant list line by line, and says where a bad line is', () => {
  expect(parseMerchantList('# shops\nOtter\tCLO\tOTTER|OTTER.COM\tUS,UK\n', 'shops.tsv')).toEqual([
    { name: 'Otter', code: 'CLO', spellings: ['OTTER', 'OTTER.COM'], countries: ['US', 'GB'] },
  ])
  expect(() => parseMerchantList('Otter\tHATS\tOTTER\t*', 'shops.tsv')).toThrow('shops.tsv:1')
})

test('the lists have thousands of merchants, and every line can be read', () => {
  expect(readMerchantLists().length).toBeGreaterThan(2000)
})

test('a hand-written merchant comes before a distilled one with the same name', () => {
  const data = distillBrands(
    [{ name: 'Otter', code: 'CLO', spellings: ['Otter'] }],
    [{ name: 'Otter', code: 'GAS', path: 'amenity/fuel', countries: [], spellings: ['Otter'] }],
  )
  expect(data.keys).toEqual(['otter\t0,1'])
  expect(data.brands[0]).toContain('CLO')
})

test('the trainer learns its examples, even with byte weights', () => {
  const rows = [
    { features: Int32Array.of(1, 2, 3), label: 0 },
    { features: Int32Array.of(4, 5, 6), label: 1 },
  ]
  const linear = trainLinear(rows, 2, createRandom(1), { epochs: 30 })
  const { bytes, scale } = quantize(linear)
  const rounded = Float32Array.from(bytes, (byte) => byte * scale)
  for (const weights of [linear.weights, rounded]) {
    for (const { features, label } of rows) {
      const scores = new Float64Array(2)
      scoreRow(weights, 2, features, 1 / Math.sqrt(3), scores)
      expect(scores[label]).toBeGreaterThan(0.8)
    }
  }
})
