import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoneyText } from './money-text.tsx'

test('money out isn’t colored and has a real minus sign', () => {
  render(<MoneyText amount="-12.34" currency="USD" tone="flow" />)
  expect(screen.getByText('\u2212$12.34').hasAttribute('data-income')).toBe(false)
})

test('money in is green and has a plus sign', () => {
  render(<MoneyText amount="2500.00" currency="USD" tone="flow" />)
  expect(screen.getByText('+$2,500.00').hasAttribute('data-income')).toBe(true)
})

test('a shortened amount shows the exact one on hover', () => {
  render(<MoneyText amount="12400000.50" currency="USD" isCompact />)
  expect(screen.getByText('$12.4M').title).toBe('$12,400,000.50')
})

test('yen have no decimals', () => {
  render(<MoneyText amount="-1200" currency="JPY" />)
  expect(screen.getByText('\u2212\u00a51,200').title).toBe('')
})
