import { expect, test } from 'vitest'
import { getHeadingRole } from '../column-names.ts'
import { compilePhrases } from './heading-words.ts'

test.each([
  ['saldo', 'neuer saldo', 'saldovortrag'],
  ['*saldo*', 'saldovortrag', 'sald'],
  ['konto*', 'kontonummer', 'girokonto'],
  ['*datum', 'belegdatum', 'datumsangabe'],
  ['^datum', 'datum der buchung', 'valuta datum'],
  ['no$', 'cheque no', 'no cheque'],
  ['=date (du|au)', 'date au', 'date au soir'],
  ['name !(of bank)', 'name of payee', 'name of bank'],
  ['item #', 'item #', 'items'],
  ['払い?出し?', 'お払出し額', '支払'],
])('%s matches in “%s”, but not in “%s”', (phrase, yes, no) => {
  expect(yes).toMatch(compilePhrases([phrase]))
  expect(no).not.toMatch(compilePhrases([phrase]))
})

test.each([
  ['Kontostand', 'balance'],
  ['Balance amount', 'balance'],
  ['Date de valeur', 'valueDay'],
  ['Credit/Debit', 'direction'],
  ['Credit/Debit amount', 'amount'],
  ['Currency of account', 'currency'],
  ['Foreign spend amount', 'originalAmount'],
  ['승인번호', 'reference'],
  ['カード番号', 'reference'],
  ['Where', 'payee'],
  ['Chez qui', 'payee'],
])('“%s” is a column of type %s', (heading, role) => {
  expect(getHeadingRole(heading)?.role).toBe(role)
})
