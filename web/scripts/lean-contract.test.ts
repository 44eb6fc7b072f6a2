import * as accounts from '@evenkeel/contract/accounts.ts'
import { expect, test } from 'vitest'
import { writeLeanModule } from './lean-contract.ts'

test('a route keeps what a call needs and loses its schemas', () => {
  const lean = writeLeanModule('/contract/src/accounts.ts', { logIn: accounts.logIn })
  expect(lean).toBe('export const logIn = {"method":"POST","path":"/accounts/login/"}')
})

test('schemas and constants come from the whole file', () => {
  const lean = writeLeanModule('/c/accounts.ts', { Email: accounts.Email, PASSWORD_MIN: accounts.PASSWORD_MIN })
  expect(lean.split('\n')).toEqual([
    'export { Email } from "/c/accounts.ts?whole"',
    'export { PASSWORD_MIN } from "/c/accounts.ts?whole"',
  ])
})

test('every export of a contract file is still exported', () => {
  const lean = writeLeanModule('/c/accounts.ts', accounts)
  for (const name of Object.keys(accounts)) expect(lean).toMatch(new RegExp(`\\b${name}\\b`))
})
