import { expect, test } from 'vitest'
import { compareFileNames } from './file-name-words.ts'

test('file names with the same words and account number belong to one account, whatever their dates', () => {
  expect(compareFileNames('Chase4411_Activity_20260301.CSV', 'Chase4411_Activity_20260401 (1).csv')).toBe('same')
  expect(compareFileNames('Kontoauszug-Girokonto-März-2026.csv', 'kontoauszug girokonto mai 2026.csv')).toBe('same')
  expect(compareFileNames('n26-joint.csv', 'N26 Joint export.csv')).toBe('same')
})

test('different words or account types mean different accounts', () => {
  expect(compareFileNames('chase.csv', 'ally-savings.csv')).toBe('other')
  expect(compareFileNames('ing_checking.csv', 'ing_savings.csv')).toBe('other')
  expect(compareFileNames('ing.csv', 'ing_savings.csv')).toBe('other')
})

test('another account number means another account; dates and times aren’t account numbers', () => {
  expect(compareFileNames('Chase4411_Activity_20260301.CSV', 'Chase8820_Activity_20260301.CSV')).toBe('other')
  expect(compareFileNames('export-1234567890123.csv', 'export-9876543210987.csv')).toBe('other')
  expect(compareFileNames('statement-00124410-2026-03.pdf', 'statement-00124410-2026-04.pdf')).toBe('open')
  expect(compareFileNames('export_20260301_142233.csv', 'export_20260401_091500.csv')).toBe('open')
  expect(compareFileNames('export_032026.csv', 'export_1711111111.csv')).toBe('open')
})

test('a name that any download could have says nothing', () => {
  expect(compareFileNames('export.csv', 'ally-savings.csv')).toBe('open')
  expect(compareFileNames('transactions (3).csv', 'transactions.csv')).toBe('open')
  expect(compareFileNames(null, 'chase.csv')).toBe('open')
  expect(compareFileNames('2026-03-01_2026-03-31.csv', 'Umsatzliste_2026.csv')).toBe('open')
})
