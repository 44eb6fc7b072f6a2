import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { expect, test } from 'vitest'
import { describeWarning } from './warning-words.ts'

const ZERO = { code: 'balance-far-off', previous_date: plainDate('2026-09-30'), ratio: 0 } as const

test('a balance of zero is called a loss for what you own, but not for a debt', () => {
  const owned = describeWarning({ ...ZERO, expected: '5000.00' }, 'USD')
  expect(owned).toBe(
    'The balance is zero, so $5,000.00 counts as a loss. If you took the money out, enter it as a withdrawal.',
  )
  const owed = describeWarning({ ...ZERO, expected: '-5000.00' }, 'USD')
  expect(owed).not.toContain('loss')
  expect(owed).toContain('The balance is far from −$5,000.00')
})

test('differences from your transfers name the direction and the transfers of this account', () => {
  expect(describeWarning({ code: 'withdrawals-differ', transfers: '450.00', difference: '50.00' }, 'USD')).toBe(
    'Withdrawals are $50.00 more than your transfers out of this account since the last statement ($450.00).',
  )
  expect(describeWarning({ code: 'deposits-differ', transfers: '450.00', difference: '-50.00' }, 'USD')).toBe(
    'Deposits are $50.00 less than your transfers into this account since the last statement ($450.00).',
  )
})
