import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, countDaysBetween, plainDate } from '../core/plain-date.ts'
import { anyDay } from '../core/testing/arbitrary-days.ts'
import { testRates } from './testing/arbitrary-ledger.ts'
import { pairTransfers, type TransferCandidate } from './transfer-pairs.ts'

const day = plainDate('2026-02-11')
const out: TransferCandidate = {
  id: 'out',
  day,
  minor: -50_000,
  currency: 'USD',
  source: 'Checking',
  text: 'ONLINE TRANSFER TO SAV 1122',
  kind: 'transfer',
}
const into: TransferCandidate = {
  ...out,
  id: 'in',
  day: addDays(day, 2),
  minor: 50_000,
  source: 'Savings',
  text: 'DEPOSIT FROM CHK',
  kind: 'income',
}

test('matches the two sides of a transfer across a few days', () => {
  expect(pairTransfers([out, into], testRates)).toEqual([{ outId: 'out', inId: 'in', daysApart: 2, certainty: 'sure' }])
})

test('doesn’t match the same source, another amount or direction, six days’ difference or a missing source', () => {
  const others: Partial<TransferCandidate>[] = [
    { source: 'Checking' },
    { minor: 50_001 },
    { day: addDays(day, 6) },
    { source: null },
    { minor: -50_000 },
  ]
  for (const other of others) expect(pairTransfers([out, { ...into, ...other }], testRates)).toEqual([])
})

test('equal amounts without clear texts are suggested, not matched', () => {
  const shop = { ...out, text: 'CORNER MARKET', kind: 'expense' as const }
  const refund = { ...into, text: 'SHOE BARN', kind: 'expense' as const }
  expect(pairTransfers([shop, refund], testRates)).toMatchObject([{ certainty: 'likely' }])
})

test('payments to or from someone else are at most suggested, whatever the channel', () => {
  const makeOut = (text: string) => ({ ...out, text, kind: 'expense' as const })
  const makeIn = (text: string, kind: TransferCandidate['kind'] = 'income') => ({ ...into, text, kind })
  const coincidences: [TransferCandidate, TransferCandidate][] = [
    [makeOut('COSTCO WHOLESALE #55'), makeIn('E-TRANSFER FROM ANNA', 'transfer')],
    [makeOut('SHELL OIL 4411'), makeIn('Zelle from Bob', 'transfer')],
    [makeOut('SEPA Lastschrift STADTWERKE'), makeIn('SEPA Gutschrift Bob Geschenk')],
    [makeOut('SEPA REWE SAGT DANKE'), makeIn('ZALANDO REFUND', 'expense')],
    [makeOut('GEICO AUTOPAY'), makeIn('Jane Doe paid you')],
    [makeOut('CARD PAYMENT TO TESCO STORES'), makeIn('TRANSFER FROM M SMITH', 'transfer')],
    [out, makeIn('ACME INC PAYROLL')],
    [{ ...out, text: 'PIX ENVIADO MARIA' }, makeIn('PIX RECEBIDO JOAO', 'transfer')],
  ]
  for (const [a, b] of coincidences) expect(pairTransfers([a, b], testRates)).toMatchObject([{ certainty: 'likely' }])
})

test('recognizes card payments and savings transfers by their words in many languages', () => {
  const sides: [string, string][] = [
    ['CHASE CREDIT CRD AUTOPAY', 'AUTOMATIC PAYMENT - THANK YOU'],
    ['AMEX EPAYMENT ACH PMT', 'PAYMENT RECEIVED - THANK YOU'],
    ['Umbuchung auf Tagesgeld', 'Umbuchung von Girokonto'],
    ['Dauerauftrag Tagesgeld', 'Gutschrift von Girokonto'],
    ['VIREMENT VERS LIVRET A', 'VIREMENT DE COMPTE A COMPTE'],
    ['TRASPASO A CUENTA AHORRO', 'TRASPASO RECIBIDO'],
    ['Naar Oranje spaarrekening', 'Van betaalrekening, spaarrekening'],
    ['振替 普通預金', '口座間振替'],
    ['TFR TO SAV 1122', 'DEPOSIT FROM CHK'],
  ]
  for (const [from, to] of sides) {
    const pair = [
      { ...out, text: from },
      { ...into, text: to },
    ]
    expect(pairTransfers(pair, testRates), from).toMatchObject([{ certainty: 'sure' }])
  }
})

test('across currencies, amounts may differ by what a bank charges', () => {
  // On that day, one euro is 1.3234 USD.
  const euros = { ...into, currency: 'EUR', minor: 37_300, kind: 'transfer' as const }
  expect(pairTransfers([out, euros], testRates)).toMatchObject([{ inId: 'in', certainty: 'sure' }])
  expect(pairTransfers([out, { ...euros, minor: 34_000 }], testRates)).toEqual([])
  // If the amount is very close to that day's rate, one side that mentions a transfer is enough to suggest it.
  const plain = { ...euros, kind: 'income' as const, text: 'EINGANG 4711' }
  expect(pairTransfers([out, { ...plain, minor: 37_780 }], testRates)).toMatchObject([{ certainty: 'likely' }])
  expect(pairTransfers([out, { ...plain, minor: 36_500 }], testRates)).toEqual([])
  const silent = [
    { ...out, text: 'CAFE', kind: 'expense' as const },
    { ...plain, minor: 37_780 },
  ]
  expect(pairTransfers(silent, testRates)).toEqual([])
  expect(pairTransfers(silent, testRates, () => false, true)).toMatchObject([{ certainty: 'likely' }])
})

test('the closest day wins', () => {
  const later = { ...into, id: 'later', day: addDays(day, 3) }
  const pairs = pairTransfers([later, out, into], testRates)
  expect(pairs).toMatchObject([{ outId: 'out', inId: 'in' }])
})

test('each transaction is in at most one pair, pairs are valid, and the order of transactions doesn’t matter', () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 10_000 }).map(String),
      day: anyDay(2026, 2026).map((any) => addDays(day, Number(any.slice(8)) % 9)),
      minor: fc.constantFrom(-500, -200, 200, 500),
      currency: fc.constantFrom('USD', 'EUR'),
      source: fc.constantFrom('Checking', 'Savings', 'Card', null),
      text: fc.constantFrom('TRANSFER', 'SHOP'),
      kind: fc.constantFrom('transfer' as const, 'expense' as const),
    }),
    { selector: (row) => row.id, maxLength: 30 },
  )
  fc.assert(
    fc.property(rows, (all) => {
      const pairs = pairTransfers(all, testRates)
      const ids = pairs.flatMap((pair) => [pair.outId, pair.inId])
      expect(new Set(ids).size).toBe(ids.length)
      for (const pair of pairs) {
        const [a, b] = [all.find((r) => r.id === pair.outId)!, all.find((r) => r.id === pair.inId)!]
        expect(a.minor < 0 && b.minor > 0 && a.source !== b.source).toBe(true)
        expect(Math.abs(countDaysBetween(a.day, b.day))).toBe(pair.daysApart)
      }
      expect(pairTransfers(all.toReversed(), testRates)).toEqual(pairs)
    }),
  )
})

test('two transactions rejected as a pair can match others', () => {
  const second = { ...into, id: 'second', day: addDays(day, 4) }
  const refuse = (outId: string, inId: string) => outId === 'out' && inId === 'in'
  expect(pairTransfers([out, into], testRates, refuse)).toEqual([])
  expect(pairTransfers([out, into, second], testRates, refuse)).toMatchObject([{ outId: 'out', inId: 'second' }])
})
