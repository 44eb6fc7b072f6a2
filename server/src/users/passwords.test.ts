import { expect, test } from 'vitest'
import { findWeakness } from './passwords.ts'

const user = { username: 'anna.smith', email: 'anna@example.com' }

test.each([
  'Password1234',
  'P@ssw0rd1234',
  'footballfootball',
  'jennifer1990',
  'anastasia1987',
  'elizabeth123',
  'chocolate123',
  'Summer2024!!',
  '123456789012',
  '987654321098',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'annaannaanna',
  '1q2w3e4r5t6y',
  'zaq12wsxcde3',
  'anna.smith1234',
  'anna.smith anna.smith',
  'Anna Smith, Anna Smith!',
  'smithannasmithanna',
  'anna@example.com',
  '_anna_smith_2026_',
  'a.n.n.a.s.m.i.t.h',
])('the password “%s” is refused as too easy to guess', (password) => {
  expect(findWeakness(password, user)).not.toBeNull()
})

test.each([
  'correct ladder quiet moss',
  'vT9#kLm2!qRz',
  'elizabeth reads by the lake',
  'gx7-plo2-mm9q',
  '417-392-806-55',
  'chocolate umbrella 12',
  'anna rows to the island',
])('the password “%s” is accepted', (password) => {
  expect(findWeakness(password, user)).toBeNull()
})
