import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { CategoryBars } from './category-bars.tsx'
import { LineChart } from './line-chart.tsx'

const points = [
  { key: '2026-09', tick: 'Sep', name: 'September 2026', actual: '4680.00', budget: '4315.00' },
  { key: '2026-10', tick: 'Oct', name: 'October 2026', actual: '3660.50', budget: '4315.00' },
  { key: '2026-11', tick: 'Nov', name: 'November 2026', actual: '120.00', budget: null },
]

test('arrow keys move along the bars and each is told in words', async () => {
  const onSelect = vi.fn()
  render(<BarChart label="Spend vs budget" points={points} currency="USD" onSelect={onSelect} />)
  const user = userEvent.setup()
  const chart = screen.getByRole('slider', { name: 'Spend vs budget' })
  chart.focus()
  await user.keyboard('{ArrowRight}')
  expect(chart.getAttribute('aria-valuetext')).toBe('September 2026: $4,680.00 spent of $4,315.00, $365 over')
  await user.keyboard('{ArrowRight}')
  expect(chart.getAttribute('aria-valuetext')).toBe('October 2026: $3,660.50 spent of $4,315.00, $655 left')
  await user.keyboard('{End}')
  expect(chart.getAttribute('aria-valuetext')).toBe('November 2026: $120.00 spent')
  await user.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledWith(points[2])
})

test('behind the drawing there is a table of the exact figures', () => {
  render(<BarChart label="Spend vs budget" points={points} currency="USD" />)
  const table = within(screen.getByRole('table', { name: 'Spend vs budget' }))
  expect(table.getByRole('row', { name: 'October 2026 $3,660.50 $4,315.00' })).not.toBeNull()
  expect(table.getByRole('row', { name: 'November 2026 $120.00 none' })).not.toBeNull()
})

test('a line chart names every line at the cursor, leaving out what has no value there', async () => {
  render(
    <LineChart
      label="Portfolio"
      points={[
        { tick: 'Q1', name: 'March 2026' },
        { tick: 'Q2', name: 'June 2026' },
      ]}
      series={[
        { name: 'Value', color: 'var(--color-mean)', values: [100, 120] },
        { name: 'Paid in', color: 'var(--color-budget)', values: [100, null] },
      ]}
      formatShort={(value) => `$${value}`}
      formatExact={(value) => `$${value}.00`}
    />,
  )
  const chart = screen.getByRole('slider', { name: 'Portfolio' })
  chart.focus()
  await userEvent.keyboard('{Home}')
  expect(chart.getAttribute('aria-valuetext')).toBe('March 2026: Value $100.00, Paid in $100.00')
  await userEvent.keyboard('{ArrowRight}')
  expect(chart.getAttribute('aria-valuetext')).toBe('June 2026: Value $120.00')
})

test('a chart without points says so and takes no focus', () => {
  render(<BarChart label="Spend vs budget" points={[]} currency="USD" />)
  const chart = screen.getByRole('slider')
  expect(chart.getAttribute('aria-valuetext')).toBe('No data')
  expect(chart.tabIndex).toBe(-1)
})

test('a category says in words what its bar paints', async () => {
  const onSelect = vi.fn()
  render(
    <CategoryBars
      label="Actual vs budget"
      currency="USD"
      onSelect={onSelect}
      figures={[
        { category: 'Dining out', actual: '411.87', budget: '320.00' },
        { category: 'Groceries', actual: '584.32', budget: '720.00' },
      ]}
    />,
  )
  expect(screen.getByRole('button', { name: 'Groceries $584.32 of $720 $136 left' })).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dining out $411.87 of $320 $92 over' }))
  expect(onSelect).toHaveBeenCalledWith('Dining out')
})
