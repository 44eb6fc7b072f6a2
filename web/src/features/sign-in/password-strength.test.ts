import { expect, test } from 'vitest'
import { getPasswordStrength } from './password-strength.ts'

test('without a password there is no hint; a password that’s too short or too long gets a reason', () => {
  expect(getPasswordStrength('')).toEqual({ level: 0, text: '' })
  expect(getPasswordStrength('eleven-char').text).toBe('Too short: 1 more character to go.')
  expect(getPasswordStrength('four').text).toBe('Too short: 8 more characters to go.')
  expect(getPasswordStrength('x'.repeat(129)).text).toBe('Too long: at most 128 characters.')
})

test('an emoji counts as one character', () => {
  expect(getPasswordStrength('🦊'.repeat(6)).text).toContain('6 more')
})

test.each([
  ['aaaaaaaaaaaaaaaa', 2],
  ['abcdefghijklmnop', 2],
  ['987654321098765', 2],
  ['lalalalalalalala', 2],
  ['password123456', 2],
  ['blue tram lamp', 3],
  ['seven quiet otters rowing', 4],
  ['кит плывёт домой в тумане', 4],
])('%s is level %i', (password, level) => {
  expect(getPasswordStrength(password).level).toBe(level)
})

test('a password with the user’s own name or the first part of their email needs other words too', () => {
  const getLevel = (password: string, username: string, email: string) =>
    getPasswordStrength(password, { username, email }).level
  expect(getLevel('maya maya MAYA', 'Maya', 'mk@example.com')).toBe(1)
  expect(getLevel('the-lighthouse-77', 'al', 'lighthouse@example.com')).toBe(1)
  expect(getLevel('maya-and-the-sea', 'Maya', 'mk@example.com')).toBe(4)
  expect(getLevel('tea at five past nine', 'al', 'al@example.com')).toBe(4)
})
