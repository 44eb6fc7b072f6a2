import { applyVariants } from '@evenkeel/engine/second-reader/program.ts'
import { PAYMENTS, readProgramRows } from '@evenkeel/engine/statement-files/learned/paste-program.ts'
import { expect, test } from 'vitest'
import { loadSecondReader } from './second-reader.ts'

const read = loadSecondReader()

test('payments pasted from a banking app are read, except pending ones', () => {
  const text = 'Pending\nShake Shack\n-$18.22\n\nNov 13\nH-E-B\n-$54.20\n\nNov 10\nZelle from Oscar Trevino\n+$300.00'
  const program = read({ kind: 'payments', text })!
  const found = readProgramRows(program).map(({ amount, direction }) => [program.units[amount]!.value, direction])
  expect(found).toEqual([
    [54.2, 'out'],
    [300, 'in'],
  ])
})

test('a list too long for the network isn’t read at all, instead of in part', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `${(i % 28) + 1} Nov Tesco ${i + 1}.50`)
  expect(read({ kind: 'payments', text: lines.join('\n') })).toBeNull()
})

test('where the network isn’t sure, it also gives alternatives, each a different and valid program', () => {
  const text = 'Odeon with the girls Sunday 31.50\npopcorn and drinks, also Sunday, 14.20\nMonday filled up 56.08'
  const program = read({ kind: 'payments', text })!
  const variants = program.variants ?? []
  expect(variants.length).toBeGreaterThan(0)
  for (const variant of variants) {
    expect(variant.ratio).toBeLessThanOrEqual(1)
    const { steps, chances, units } = applyVariants(program, [variant])
    expect(chances).toHaveLength(steps.length)
    expect(steps).not.toEqual(program.steps)
    for (const [at, step] of steps.entries())
      expect(PAYMENTS.findAllowedSteps(steps.slice(0, at), units)(step)).toBe(true)
  }
})
