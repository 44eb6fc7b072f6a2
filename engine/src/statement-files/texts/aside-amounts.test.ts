import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readStatementFile } from '../read-statement-file.ts'

const read = (text: string) =>
  readStatementFile({ text, currency: 'USD', today: plainDate('2026-11-15') }).rows.map(
    ({ day, minor, name }) => `${day} ${minor} ${name}`,
  )

test('a store receipt is one payment of its total, even if it also shows the amount before the tip', () => {
  const text =
    'CASA PERLA\n18 Dock Rd\n\n11/13/2026   8:02 PM\n\n2 Soup   14.00\n1 Tea   3.50\nSubtotal   17.50\nTax   1.75\nAmount   19.25\nTip   4.00\nTOTAL   23.25\n\nVISA XXXX2210 APPROVED\nSuggested tip 18% 3.15  20% 3.50\n'
  expect(read(text)).toEqual(['2026-11-13 -2325 CASA PERLA'])
})

test('the threshold that an email alert mentions isn’t what was paid', () => {
  const text =
    'From: Alerts <noreply@bank.example>\nSubject: Your card was used online\n\nYou asked us to tell you about purchases over $200.\n\nRetailer: LAMP HOUSE\nAmount: $249.50\nDate: 12 November 2026 at 13:07\n\nYour available balance is now $871.20.\n'
  expect(read(text)).toEqual(['2026-11-12 -24950 LAMP HOUSE'])
})
