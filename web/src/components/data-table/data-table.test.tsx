import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { stubMatchMedia } from '../../testing/match-media.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import type { DataTableColumn } from './data-table-column.ts'
import { fitColumns } from './table-head.tsx'

type Purchase = { id: string; name: string; cents: number }

const purchases: Purchase[] = [
  { id: 'a', name: 'Bakery', cents: 450 },
  { id: 'b', name: 'rent', cents: 120_000 },
  { id: 'c', name: 'Cinema', cents: 1800 },
]
const columns: DataTableColumn<Purchase>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, grow: 1, sortValue: (row) => row.name },
  { id: 'amount', header: 'Amount', cell: (row) => row.cents, align: 'right', sortValue: (row) => row.cents },
]

function Table(props: Partial<DataTableProps<Purchase>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Purchases"
      rows={purchases}
      columns={columns}
      getRowId={(row) => row.id}
      describeRow={(row) => row.name}
      phoneRow={(row) => ({ title: row.name, detail: 'yesterday', figure: row.cents })}
      selected={selected}
      onSelectedChange={setSelected}
      toolbar={<output>{[...selected].sort().join(' ')}</output>}
      {...props}
    />
  )
}

const listNames = () =>
  within(screen.getByRole('table', { name: 'Purchases' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const getSelected = () => screen.getByRole('status').textContent

test('a heading sorts text from A and figures from the largest; more clicks reverse and reset the order', async () => {
  render(<Table />)
  const user = userEvent.setup()
  expect(listNames()).toEqual(['Bakery', 'rent', 'Cinema'])
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(listNames()).toEqual(['Bakery', 'Cinema', 'rent'])
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')

  await user.click(screen.getByRole('button', { name: 'Amount' }))
  expect(listNames()).toEqual(['rent', 'Cinema', 'Bakery'])
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  expect(listNames()).toEqual(['Bakery', 'Cinema', 'rent'])
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  expect(listNames()).toEqual(['Bakery', 'rent', 'Cinema'])
})

test('a column can sort in descending order first, as dates do', async () => {
  render(<Table columns={columns.map((column) => ({ ...column, descendingFirst: true }))} />)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(listNames()).toEqual(['rent', 'Cinema', 'Bakery'])
})

test('if the caller sorts, a click on a heading only reports the requested order', async () => {
  const onSortChange = vi.fn()
  render(<Table sort={null} onSortChange={onSortChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }))
  expect(onSortChange).toHaveBeenCalledWith({ id: 'amount', desc: true })
  expect(listNames()).toEqual(['Bakery', 'rent', 'Cinema'])
})

test('rows are selected one by one, all at once, and by X', async () => {
  render(<Table />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Select rent' }))
  expect(getSelected()).toBe('b')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(getSelected()).toBe('a b c')
  await user.keyboard('jx')
  expect(getSelected()).toBe('b c')
})

test('J and K move, and E opens the current row', async () => {
  const onOpen = vi.fn()
  render(<Table onOpen={onOpen} />)
  const user = userEvent.setup()
  await user.keyboard('e')
  expect(onOpen).not.toHaveBeenCalled()
  await user.keyboard('jjjjk')
  await user.keyboard('e')
  expect(onOpen).toHaveBeenLastCalledWith(purchases[1])
})

test('a click on a row opens it, but not a click on its checkbox', async () => {
  const onOpen = vi.fn()
  render(<Table onOpen={onOpen} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Select Cinema' }))
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByText('Cinema'))
  expect(onOpen).toHaveBeenCalledWith(purchases[2])
})

test('letters typed into a field aren’t shortcuts', async () => {
  const onOpen = vi.fn()
  render(<Table onOpen={onOpen} toolbar={<input aria-label="Search" />} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'jex')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value).toBe('jex')
  expect(onOpen).not.toHaveBeenCalled()
})

test('on a phone, a row is two lines and a figure', () => {
  stubMatchMedia({ '(max-width: 767.98px)': true })
  render(<Table />)
  const row = screen.getAllByRole('row')[1]!
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', 'Bakeryyesterday', '450'])
})

test('a table whose columns don’t fit hides them by `hideOrder`, then shows its rows as on a phone', () => {
  const four: DataTableColumn<Purchase>[] = [
    { id: 'name', header: 'Name', cell: (row) => row.name, grow: 1, minWidth: 200 },
    { id: 'shop', header: 'Shop', cell: (row) => row.name, width: 100, hideOrder: 2 },
    { id: 'date', header: 'Date', cell: (row) => row.name, width: 100, hideOrder: 1 },
    { id: 'amount', header: 'Amount', cell: (row) => row.cents, width: 100 },
  ]
  const show = (width: number) => {
    const { shown, isCompact } = fitColumns(four, { width, isSelectable: false, isPhone: false })
    return [shown.map(({ id }) => id).join(' '), isCompact]
  }
  expect(show(0)).toEqual(['name shop date amount', false]) // Not measured yet.
  expect(show(500)).toEqual(['name shop date amount', false])
  expect(show(499)).toEqual(['name shop amount', false])
  expect(show(399)).toEqual(['name amount', false])
  expect(show(299)).toEqual(['name amount', true])
})

test('of ten thousand rows, only a screenful is rendered, but screen readers get the full count', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({ id: String(i), name: `Shop ${i}`, cents: i }))
  render(<Table rows={many} />)
  expect(screen.getAllByRole('row').length).toBeGreaterThan(10)
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
})

test('without rows, the empty text shows', () => {
  render(<Table rows={[]} empty="No purchases match." />)
  expect(screen.getByText('No purchases match.')).not.toBeNull()
})
