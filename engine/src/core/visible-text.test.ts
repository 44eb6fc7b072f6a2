import { expect, test } from 'vitest'
import { isVisible } from './visible-text.ts'

test.each([
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u0301',
  '\u202e \u2069',
  '\ufe0f',
  '\u{e0041}',
  '\u0007',
])('looks empty: %j', (text) => expect(isVisible(text)).toBe(false))

test.each(['a', '.', '7', '日', 'क्षमा', '👩‍👩‍👧', '\u200bx', 'e\u0301', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])('can be seen: %j', (text) =>
  expect(isVisible(text)).toBe(true),
)
