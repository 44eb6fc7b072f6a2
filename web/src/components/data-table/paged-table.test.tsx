import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DataTableColumn } from './data-table-column.ts'
import { PagedTable } from './paged-table.tsx'
import { ROW_PX } from './table-head.tsx'

type Line = { id: string; name: string }
const COUNT = 10_000
const lines = Array.from({ length: COUNT }, (_, i): Line => ({ id: `line-${i}`, name: `Line ${i}` }))
const columns: DataTableColumn<Line>[] = [{ id: 'name', header: 'Name', cell: (row) => row.name, grow: 1 }]
const noop = () => {}

let finishLoading: () => void = noop
function Table({ isLoading = false }: { isLoading?: boolean }) {
  const [isLoaded, setIsLoaded] = useState(!isLoading)
  finishLoading = () => setIsLoaded(true)
  const [getRow] = useState(() => (index: number) => lines[index])
  const [getFirstRows] = useState(() => (index: number) => (index < 100 ? lines[index] : undefined))
  const [activeIndex, setActiveIndex] = useState(-1)
  return (
    <PagedTable
      label="Lines"
      count={COUNT}
      getRow={isLoaded ? getRow : getFirstRows}
      onRangeChange={noop}
      columns={columns}
      getRowId={(row) => row.id}
      describeRow={(row) => row.name}
      phoneRow={(row) => ({ title: row.name, detail: '' })}
      onOpen={noop}
      selected={new Set()}
      onToggle={noop}
      isAllSelected={false}
      onToggleAll={noop}
      sort={null}
      onSortChange={noop}
      activeIndex={activeIndex}
      onActiveChange={setActiveIndex}
    />
  )
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10 * ROW_PX)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000)
})

/** The names of the rendered rows that have loaded, in document order. */
const listRendered = () =>
  [...document.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) => row.lastElementChild?.textContent)
const listLines = (first: number, last: number) => lines.slice(first, last + 1).map((line) => line.name)

function scrollTo(row: number) {
  const scroller = screen.getByRole('table').parentElement!
  scroller.scrollTop = row * ROW_PX
  fireEvent.scroll(scroller)
}

test('wherever the user scrolls, the rows there are in order, including those just outside the view', async () => {
  render(<Table />)
  await waitFor(() => expect(listRendered()).toEqual(listLines(0, 14)))
  for (const position of [7_000, 7_003, 7_011, 6_998, 120, 9_990]) {
    scrollTo(position)
    // The visible rows are there right away.
    for (const name of listLines(position, Math.min(position + 9, COUNT - 1))) expect(listRendered()).toContain(name)
    const last = Math.min(position + 14, COUNT - 1)
    await waitFor(() => expect(listRendered()).toEqual(listLines(position - 5, last)))
  }
})

test('a loading row never shows another row’s content, and appears with its own', async () => {
  render(<Table isLoading />)
  await waitFor(() => expect(listRendered()).toEqual(listLines(0, 14)))
  scrollTo(500)
  expect(listRendered()).toEqual([])
  act(() => finishLoading())
  await waitFor(() => expect(listRendered()).toEqual(listLines(495, 514)))
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('497')
})

/** The focused row's name, or the tag name of whatever else has focus. */
const getFocused = () =>
  document.activeElement?.tagName === 'TR'
    ? document.activeElement.lastElementChild?.textContent
    : document.activeElement?.tagName

/** Presses a key and scrolls to a row, as a browser would. */
function press(key: string, firstVisible: number) {
  fireEvent.keyDown(document.activeElement!, { key })
  scrollTo(firstVisible)
}

test('however far a key moves, the new row gets focus, and the next key continues from there', async () => {
  render(<Table />)
  await waitFor(() => expect(listRendered()).toHaveLength(15))
  act(() => screen.getAllByRole('row')[1]?.focus())
  press('PageDown', 0)
  await waitFor(() => expect(getFocused()).toBe('Line 8'))
  press('End', COUNT - 10)
  await waitFor(() => expect(getFocused()).toBe('Line 9999'))
  press('PageUp', COUNT - 15)
  await waitFor(() => expect(getFocused()).toBe('Line 9991'))
  // If the row is scrolled out of view, the next key still continues from it.
  scrollTo(300)
  await waitFor(() => expect(getFocused()).toBe('DIV'))
  press('ArrowDown', 9_985)
  await waitFor(() => expect(getFocused()).toBe('Line 9992'))
})

test('a row that is still loading gets focus when it appears', async () => {
  render(<Table isLoading />)
  await waitFor(() => expect(listRendered()).toHaveLength(15))
  act(() => screen.getAllByRole('row')[1]?.focus())
  press('End', COUNT - 10)
  await waitFor(() => expect(getFocused()).toBe('DIV'))
  press('PageUp', COUNT - 15)
  act(() => finishLoading())
  await waitFor(() => expect(getFocused()).toBe('Line 9991'))
})
