import type { UsedRate } from '@evenkeel/contract/exchange-rates.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RatesNote } from './rates-note.tsx'

const euro: UsedRate = {
  currency: 'EUR',
  rate: '1.13607',
  rate_date: plainDate('2026-11-13'),
  basis: 'last-published',
  source: 'ecb',
}

test('the note lists each rate with its date and source and says which amounts it converts', () => {
  const { rerender } = render(<RatesNote currency="USD" rates={[euro]} />)
  expect(screen.getByText('1 EUR = 1.13607 USD, Nov 13, 2026, ECB (last published rate)')).toBeDefined()
  expect(screen.getByText('Each amount is converted at the rate for its date.')).toBeDefined()
  rerender(<RatesNote currency="USD" rates={[euro]} explanation="Today’s balances are converted at these rates." />)
  expect(screen.queryByText(/for its date/)).toBeNull()
  expect(screen.getByText('Today’s balances are converted at these rates.')).toBeDefined()
})

test('amounts without a rate are counted with a thousands separator; without any, there’s no note', () => {
  const { container, rerender } = render(<RatesNote currency="USD" rates={[]} unconverted={1234} />)
  const words = '1,234 amounts are in a currency we have no rate for, so we left them out.'
  expect(screen.getByText(words)).toBeDefined()
  rerender(<RatesNote currency="USD" rates={[]} unconverted={0} />)
  expect(container.textContent).toBe('')
})
