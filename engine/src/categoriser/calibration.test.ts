import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyTrust, calibrate } from './calibration.ts'
import type { EvidenceKind } from './evidence.ts'

const KINDS: EvidenceKind[] = [
  'operation',
  'weak-operation',
  'curated-brand',
  'brand',
  'keyword',
  'mcc',
  'model',
  'prior',
  'lean',
  'firm',
  'nothing',
  'person',
]

test('more evidence never makes an answer less likely, and no answer is certain', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.double({ min: 0.03, max: 1, noNaN: true }),
      fc.double({ min: 0.03, max: 1, noNaN: true }),
      (kind, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const low = calibrate({ kind, share: less })
        const high = calibrate({ kind, share: more })
        expect(low).toBeLessThanOrEqual(high + 1e-9)
        expect(high).toBeLessThan(1)
        expect(low).toBeGreaterThan(0)
      },
    ),
  )
})

test('between two points of a curve, the probability lies between theirs', () => {
  const data = {
    curves: {
      model: [
        [0, 0.5],
        [2, 0.9],
      ],
    },
    ceilings: Object.fromEntries(KINDS.map((kind) => [kind, 1])) as Record<EvidenceKind, number>,
  }
  expect(calibrate({ kind: 'model', share: 0.5 }, data)).toBeCloseTo(0.5)
  expect(calibrate({ kind: 'model', share: 1 / (1 + Math.exp(-1)) }, data)).toBeCloseTo(0.7)
})

test('the correction from independent authors’ rows keeps the order of answers', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (kind, a, b) => {
        const [low, high] = [applyTrust(kind, Math.min(a, b)), applyTrust(kind, Math.max(a, b))]
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('independent authors’ rows make keywords more likely and guesses about unknown companies less likely', () => {
  expect(applyTrust('firm', 0.6)).toBeLessThan(0.5)
  expect(applyTrust('keyword', 0.7)).toBeGreaterThan(0.8)
})
