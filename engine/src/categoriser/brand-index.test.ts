import { describe, expect, test } from 'vitest'
import { createBrandIndex } from './brand-index.ts'
import { readDescriptor } from './descriptor.ts'

const DATA = {
  brands: [
    'Juniper & Sons\tGRO\t\tc',
    'Otter\tCLO\tDE',
    'Otter\tGAS\tUS',
    'Quillfeathers Coffeehouse\tDIN\tUS,CA',
    'Zeta+\tSUB\t\tc',
    'Zeta\tENT\t\tc',
  ],
  keys: ['juniperandsons\t0', 'junipersons\t0', 'otter\t1,2', 'quillfeatherscoffeehouse\t3', 'zeta\t5', 'zetaplus\t4'],
}

function find(text: string, country?: string) {
  const descriptor = readDescriptor(text)
  return createBrandIndex(DATA, country).find(descriptor.wide, descriptor.isCut, descriptor.words.length)
}

describe('finding a brand', () => {
  test('finds a name with “&”, with “and” and with neither', () => {
    for (const text of ['JUNIPER & SONS #12', 'Juniper and Sons', 'JUNIPER SONS DALLAS TX'])
      expect(find(text)?.brand.name, text).toBe('Juniper & Sons')
  })

  test('of two brands with the same name, the one from the user’s country wins', () => {
    expect(find('OTTER 4432', 'DE')?.brand.code).toBe('CLO')
    expect(find('OTTER 4432', 'US')?.brand.code).toBe('GAS')
  })

  test('finds a brand whose name the bank cut off', () => {
    expect(find('QUILLFEATHERS COFFEEMIAMI FL', 'US')).toMatchObject({
      isPartial: true,
      brand: { name: 'Quillfeathers Coffeehouse' },
    })
  })

  test('a plus is part of the name', () => {
    expect(find('ZETA+ 866-555-0100')?.brand.code).toBe('SUB')
    expect(find('ZETA 0278')?.brand.code).toBe('ENT')
  })

  test('a short brand in the middle of a text doesn’t match', () => {
    expect(find('THE SLEEPY OTTER LOUNGE', 'US')).toBeNull()
  })

  test('merchants that the caller adds come before the built-in ones', () => {
    const descriptor = readDescriptor('OTTER 12')
    const index = createBrandIndex(DATA, 'US', [{ name: 'Otter Pets', code: 'PET', spellings: ['OTTER'] }])
    expect(index.find(descriptor.wide, false)?.brand.name).toBe('Otter Pets')
  })
})

test('finds a name with an umlaut however the bank spells it', () => {
  const index = createBrandIndex(DATA, 'DE', [{ name: 'Müller', code: 'PER', spellings: ['Müller'] }])
  for (const text of ['Müller 12', 'MULLER 12', 'MUELLER 12'])
    expect(index.find(readDescriptor(text).wide, false)?.brand.name, text).toBe('Müller')
})
