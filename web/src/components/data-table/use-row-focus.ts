import { type RefObject, useLayoutEffect, useRef } from 'react'

type RowFocus = {
  activeIndex: number
  /** The element whose children are the rows in view. */
  body: RefObject<HTMLElement | null>
  /** Takes the focus while the active row is not drawn, so that the keys go on from there. */
  scroller: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
}

/**
 * Keeps the focus with the active row. Its element may go out of view, be lent to another row, or not be there until
 * its page has come: then the scroller holds the focus, and gives it back when the row is there. Nothing is taken from
 * where a person has gone meanwhile, nor from an open dialog.
 */
export function useRowFocus({ activeIndex, body, scroller, scrollTo }: RowFocus): void {
  const isOurs = (element: Element | null) =>
    element !== null && (element === scroller.current || element.parentElement === body.current)
  /** Where the focus was when a row was asked for from elsewhere on the page. */
  const from = useRef<Element | null>(null)
  // Read before the rows change: an element that is taken away leaves the focus to nobody.
  const wasOurs = isOurs(document.activeElement)

  function activeRow(): HTMLElement | null {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`) ?? null
    return row?.hasAttribute('data-waiting') ? null : row
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is the reason
  useLayoutEffect(() => {
    if (activeIndex < 0) return
    // A row that was pressed has the focus already. Were it moved now, the press would end on another.
    if (activeRow() === document.activeElement) return
    from.current = document.activeElement
    scrollTo(activeIndex)
  }, [activeIndex])

  useLayoutEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body && (wasOurs || from.current !== null)
    if (!isOurs(focused) && !isLost && focused !== from.current) return
    // The row behind a dialog only comes into view.
    if (document.querySelector('[role="dialog"]')) return
    const row = activeRow()
    if (row) from.current = null
    if (row) row.focus({ preventScroll: true })
    else if (activeIndex >= 0) scroller.current?.focus({ preventScroll: true })
    else if (focused instanceof HTMLElement && focused.parentElement === body.current) focused.blur()
  })
}
