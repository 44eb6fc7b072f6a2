import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readClientBankExchange } from './client-bank-exchange.ts'

test.each([
  ['0.00', 'no-money-moved'],
  ['nothing', 'unreadable'],
])('a payment of %s is skipped with the code %s', (amount, code) => {
  const text = [
    '1CClientBankExchange',
    'РасчСчет=40802810000000000011',
    'СекцияДокумент=Платежное поручение',
    'Дата=02.05.2025',
    `Сумма=${amount}`,
    'ПлательщикСчет=40802810000000000011',
    'ПолучательСчет=40702810000000000777',
    'КонецДокумента',
  ].join('\n')
  const { rows, issues } = readClientBankExchange(text, {
    fileName: 'payments.txt',
    currency: 'RUB',
    today: plainDate('2025-06-30'),
  })
  expect(rows).toEqual([])
  expect(issues).toMatchObject([{ line: 3, code }])
})
