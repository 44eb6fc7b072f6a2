import { expect, test } from 'vitest'
import { readPersonalAttributes } from './personal-attributes-form.tsx'

const blank = {
  birth_year: '',
  household_size: '',
  country: '',
  region: '',
  work: '',
  housing: '',
  annual_income: '',
  annual_income_currency: 'USD',
  share_anonymously: false,
}

test('an empty form leaves every attribute unspecified', () => {
  expect(readPersonalAttributes(blank)).toEqual({
    ok: true,
    value: {
      birth_year: null,
      household_size: null,
      country: null,
      region: null,
      work: null,
      housing: null,
      annual_income: null,
      annual_income_currency: 'USD',
      share_anonymously: false,
    },
  })
})

test('the income can have thousands separators or a decimal comma, and stays a decimal string', () => {
  const read = readPersonalAttributes({ ...blank, annual_income: '64,000.50', birth_year: ' 1986 ' })
  expect(read).toMatchObject({ ok: true, value: { annual_income: '64000.50', birth_year: 1986 } })
  for (const text of ['64000,50', '64.000,50', '64 000,50', '64’000.50']) {
    const typed = readPersonalAttributes({ ...blank, annual_income: text, annual_income_currency: 'EUR' })
    expect(typed).toMatchObject({ ok: true, value: { annual_income: '64000.50' } })
  }
})

test.each([
  ['birth_year', 'soon'],
  ['birth_year', '1850'],
  ['birth_year', String(new Date().getFullYear() + 1)],
  ['household_size', '0'],
  ['annual_income', 'plenty'],
  ['annual_income', '-64000'],
])('a %s of "%s" is rejected', (field, text) => {
  const read = readPersonalAttributes({ ...blank, [field]: text })
  expect(read.ok).toBe(false)
  expect(!read.ok && Object.keys(read.problems)).toEqual([field])
})

test('an income in yen can’t have decimals', () => {
  const read = readPersonalAttributes({ ...blank, annual_income: '5000000.5', annual_income_currency: 'JPY' })
  expect(read).toMatchObject({ ok: false, problems: { annual_income: 'Enter an amount, such as 64,000.' } })
})
