import { type RefObject, useLayoutEffect, useRef } from 'react'

type RowFocus = {
  activeIndex: number
  /** The element whose children are the visible rows. */
  body: RefObject<HTMLElement | null>
  /** Holds focus while the active row isn't rendered, so keys still work. */
  scroller: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
}

/**
 * Moves focus to a row when it becomes active, and keeps it there while focus is in the table. If the row isn't
 * rendered, because it's out of view or still loading, the scroller holds focus until it is. Takes no focus while a
 * dialog is open.
 */
export function useRowFocus({ activeIndex, body, scroller, scrollTo }: RowFocus): void {
  const isInTable = (element: Element | null) =>
    element !== null && (element === scroller.current || element.parentElement === body.current)
  /** Where focus was when a row was requested from elsewhere on the page. */
  const previousFocus = useRef<Element | null>(null)
  // Read before the rows change, because removing an element loses focus.
  const wasInTable = isInTable(document.activeElement)

  function findActiveRow(): HTMLElement | null {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`) ?? null
    return row?.hasAttribute('data-waiting') ? null : row
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the active row changes
  useLayoutEffect(() => {
    if (activeIndex < 0) return
    // A clicked row already has focus. If it scrolled now, the click would end on another row.
    if (findActiveRow() === document.activeElement) return
    previousFocus.current = document.activeElement
    scrollTo(activeIndex)
  }, [activeIndex])

  useLayoutEffect(() => {
    const focused = document.activeElement
    const isFocusLost = focused === document.body && (wasInTable || previousFocus.current !== null)
    if (!isInTable(focused) && !isFocusLost && focused !== previousFocus.current) return
    // With a dialog open, the row only scrolls into view.
    if (document.querySelector('[role="dialog"]')) return
    const row = findActiveRow()
    if (row) previousFocus.current = null
    if (row) row.focus({ preventScroll: true })
    else if (activeIndex >= 0) scroller.current?.focus({ preventScroll: true })
    else if (focused instanceof HTMLElement && focused.parentElement === body.current) focused.blur()
  })
}
