import { expect, test } from 'vitest'
import { readImportNote } from './import-note.ts'

test.each([
  ['this is my joint account, in CAD', { source: 'Joint account', currency: 'CAD' }],
  ['Skip the transfers', { skipTransfers: true }],
  ["from my Visa card. don't import transfers between my accounts", { source: 'Visa card', skipTransfers: true }],
  ['all amounts in euros', { currency: 'EUR' }],
  ['account: Rainy day fund; currency USD', { source: 'Rainy day fund', currency: 'USD' }],
  ['please ignore internal transfers and pending ones', { skipTransfers: true, skipPending: true }],
  ['positive amounts are spending', { signsTurned: true }],
  ['ohne Umbuchungen', { skipTransfers: true }],
  ['hello there', {}],
  ['', {}],
])('%s', (note, expected) => {
  expect(readImportNote(note)).toEqual(expected)
})
