import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { CategoryBars } from './category-bars.tsx'
import { LineChart } from './line-chart.tsx'
import { stackBands } from './stacked-area-chart.tsx'

const points = [
  { key: '2026-09', tick: 'Sep', name: 'September 2026', actual: '4680.00', budget: '4315.00' },
  { key: '2026-10', tick: 'Oct', name: 'October 2026', actual: '3660.50', budget: '4315.00' },
  { key: '2026-11', tick: 'Nov', name: 'November 2026', actual: '120.00', budget: null },
]

test('arrow keys move along the bars, and each is described in words', async () => {
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

test('a hidden table has the exact figures', () => {
  render(<BarChart label="Spend vs budget" points={points} currency="USD" />)
  const table = within(screen.getByRole('table', { name: 'Spend vs budget' }))
  expect(table.getByRole('row', { name: 'October 2026 $3,660.50 $4,315.00' })).not.toBeNull()
  expect(table.getByRole('row', { name: 'November 2026 $120.00 none' })).not.toBeNull()
})

test('a line chart names the lines that have a value at the cursor, or says that there’s no data', async () => {
  render(
    <LineChart
      label="Portfolio"
      points={[
        { tick: 'Q1', name: 'March 2026' },
        { tick: 'Q2', name: 'June 2026' },
        { tick: 'Q3', name: 'September 2026' },
      ]}
      series={[
        { name: 'Value', color: 'var(--color-mean)', values: [100, 120, null] },
        { name: 'Paid in', color: 'var(--color-budget)', values: [100, null, null] },
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
  await userEvent.keyboard('{ArrowRight}')
  expect(chart.getAttribute('aria-valuetext')).toBe('September 2026: no data')
})

test('a chart without points says so and can’t be reached by Tab, even if it had points before', async () => {
  const { rerender } = render(<BarChart label="Spend vs budget" points={points} currency="USD" />)
  const chart = screen.getByRole('slider')
  chart.focus()
  await userEvent.keyboard('{ArrowRight}')
  rerender(<BarChart label="Spend vs budget" points={[]} currency="USD" />)
  expect(chart.getAttribute('aria-valuetext')).toBe('No data')
  expect(chart.tabIndex).toBe(-1)
})

test('each category says in words what its bar shows', async () => {
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

test('a band that is zero at some points or changes sign never cuts through the bands between its parts', () => {
  const makeBand = (name: string, values: number[]) => ({ name, color: 'var(--color-mean)', values })
  const stacked = stackBands(
    [makeBand('House', [300, 300, 300]), makeBand('Cash', [20, 0, -10]), makeBand('Loan', [0, -200, -190])],
    3,
  )
  expect(stacked.map(({ band: { name }, from, to }) => ({ name, from, to }))).toEqual([
    { name: 'House', from: [0, 0, 0], to: [300, 300, 300] },
    { name: 'Cash', from: [300, 300, 300], to: [320, 300, 300] },
    { name: 'Cash', from: [0, 0, 0], to: [0, 0, -10] },
    { name: 'Loan', from: [0, 0, -10], to: [0, -200, -200] },
  ])
})

test('line names are next to the chart and don’t overlap each other or other lines', () => {
  const { container } = render(
    <LineChart
      label="Growth"
      points={Array.from({ length: 20 }, (_, i) => ({ tick: `${i}`, name: `Day ${i}`, at: i }))}
      series={[
        { name: 'Yours', color: 'var(--color-mean)', values: Array.from({ length: 20 }, () => 0.1) },
        {
          name: 'Market',
          color: 'var(--color-p75)',
          values: Array.from({ length: 20 }, (_, i) => (i < 17 ? 0.1 : null)),
        },
      ]}
      formatShort={String}
      formatExact={String}
      startsAtZero={false}
    />,
  )
  const names = ['Yours', 'Market'].map(
    (name) => [...container.querySelectorAll('text')].find((text) => text.textContent === name)!,
  )
  const [yours, market] = names.map((label) => ({
    x: Number(label.getAttribute('x')),
    y: Number(label.getAttribute('y')),
  }))
  expect(market!.x).toBe(yours!.x)
  expect(Math.abs(market!.y - yours!.y)).toBeGreaterThanOrEqual(15)
})
