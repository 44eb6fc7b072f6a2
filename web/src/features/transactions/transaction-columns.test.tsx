import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTransaction } from '../../testing/ledger-builders.ts'
import { makeTransactionColumns } from './transaction-columns.tsx'

test('the amount column gets the requested width', () => {
  expect(makeTransactionColumns('', 166).at(-1)?.width).toBe(166)
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
