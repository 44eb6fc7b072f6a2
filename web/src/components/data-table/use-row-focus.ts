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
 * Keeps focus on the active row. Its element may leave the view, be reused for another row, or not exist until its
 * page loads. Then the scroller holds focus and returns it when the row is there. Never takes focus from
 * elsewhere or from an open dialog.
 */
export function useRowFocus({ activeIndex, body, scroller, scrollTo }: RowFocus): void {
  const isOurs = (element: Element | null) =>
    element !== null && (element === scroller.current || element.parentElement === body.current)
  /** Where focus was when a row was requested from elsewhere on the page. */
  const from = useRef<Element | null>(null)
  // Read before the rows change, because removing an element loses focus.
  const wasOurs = isOurs(document.activeElement)

  function activeRow(): HTMLElement | null {
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`) ?? null
    return row?.hasAttribute('data-waiting') ? null : row
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is the reason
  useLayoutEffect(() => {
    if (activeIndex < 0) return
    // A clicked row already has focus. Moving it now would end the click on another row.
    if (activeRow() === document.activeElement) return
    from.current = document.activeElement
    scrollTo(activeIndex)
  }, [activeIndex])

  useLayoutEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body && (wasOurs || from.current !== null)
    if (!isOurs(focused) && !isLost && focused !== from.current) return
    // With a dialog open, the row only scrolls into view.
    if (document.querySelector('[role="dialog"]')) return
    const row = activeRow()
    if (row) from.current = null
    if (row) row.focus({ preventScroll: true })
    else if (activeIndex >= 0) scroller.current?.focus({ preventScroll: true })
    else if (focused instanceof HTMLElement && focused.parentElement === body.current) focused.blur()
  })
}
