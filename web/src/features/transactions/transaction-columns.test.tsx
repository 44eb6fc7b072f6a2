import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTransaction } from '../../testing/ledger-builders.ts'
import { getAmountWidth, makeTransactionColumns } from './transaction-columns.tsx'

test('the amount column grows with its longest amount and is never narrower than usual', () => {
  const usual = getAmountWidth([])
  expect(getAmountWidth([{ amount: '-1859.73', currency: 'USD' }])).toBe(usual)
  // Letters are wider than digits: −CA$600.00 doesn't fit where −$1,859.73 does.
  expect(getAmountWidth([{ amount: '-600.00', currency: 'CAD' }])).toBeGreaterThan(usual)
  const rows = [
    { amount: '-4.50', currency: 'USD' },
    { amount: '-1234567890.55', currency: 'USD' },
    { amount: '98765432100', currency: 'JPY' },
  ]
  expect(getAmountWidth(rows)).toBeGreaterThan(usual + '1234567'.length * 7)
  expect(makeTransactionColumns('', getAmountWidth(rows)).at(-1)?.width).toBe(getAmountWidth(rows))
})

test('matches in a source are highlighted, and its last digits stay visible unless a match extends into them', () => {
  const renderCell = (search: string) => {
    const row = aTransaction({ source: 'Sapphire Card ··7730' })
    render(
      makeTransactionColumns(search)
        .find((column) => column.id === 'source')
        ?.cell(row),
    )
    return screen.getAllByText((_, element) => element?.tagName === 'MARK').map((mark) => mark.textContent)
  }
  expect(renderCell('sapph')).toEqual(['Sapph'])
  expect(screen.getByText('··7730', { exact: false, selector: '.sourceDigits' })).toBeDefined()
  document.body.replaceChildren()
  expect(renderCell('card ··77')).toEqual(['Card ··77'])
})
