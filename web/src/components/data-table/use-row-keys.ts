import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '../../lib/is-typing.ts'
import { HEAD_PX } from './table-head.tsx'

// In a row, these keys do what the letters do anywhere.
const LETTERS: Readonly<Record<string, string>> = { ArrowDown: 'j', ArrowUp: 'k', Enter: 'e', ' ': 'x' }

type RowKeys = {
  count: number
  activeIndex: number
  setActiveIndex: (index: number) => void
  open: (index: number) => void
  /** With `isRange` (Shift), selects all rows from the last one selected to this one. */
  toggle: (index: number, isRange: boolean) => void
  scroller: RefObject<HTMLElement | null>
  rowHeight: number
}

/**
 * Moves through rows, opens them and selects them by keyboard. J, K, E and X work anywhere on the page unless someone
 * is typing or a dialog or menu is open. Arrows, Page Up and Down, Enter, Space, Home and End only work when a row, or
 * the scroller in its place, has focus.
 */
export function useRowKeys(keys: RowKeys) {
  const latest = useRef(keys)
  latest.current = keys

  function move(to: number) {
    const { count, setActiveIndex } = latest.current
    if (count > 0) setActiveIndex(Math.max(0, Math.min(count - 1, to)))
  }

  /** As many rows as fit below the heading, minus one for context. */
  function getPageLength(): number {
    const { scroller, rowHeight } = latest.current
    return Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_PX) / rowHeight) - 1)
  }

  /** True if the key was handled. */
  function handleKey(key: string, isInRow: boolean, isShift: boolean): boolean {
    const { activeIndex, open, toggle, count } = latest.current
    const letter = isInRow ? (LETTERS[key] ?? key) : key
    const isActive = activeIndex >= 0 && activeIndex < count
    const actions: Record<string, () => void> = {
      j: () => move(activeIndex + 1),
      k: () => move(activeIndex - 1),
      ...(isActive && { e: () => open(activeIndex), x: () => toggle(activeIndex, isShift) }),
      ...(isInRow && {
        PageDown: () => move(activeIndex + getPageLength()),
        PageUp: () => move(activeIndex - getPageLength()),
        Home: () => move(0),
        End: () => move(count - 1),
      }),
    }
    const action = Object.hasOwn(actions, letter) ? actions[letter] : undefined
    action?.()
    return action !== undefined
  }
  const latestHandleKey = useRef(handleKey)
  latestHandleKey.current = handleKey

  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]')) return
      if (latest.current.scroller.current?.contains(event.target as Node)) return // the table handles it
      if (latestHandleKey.current(event.key.toLowerCase(), false, event.shiftKey)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const isInRow = (event.target as HTMLElement).tagName === 'TR' || event.target === latest.current.scroller.current
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (handleKey(key, isInRow, event.shiftKey)) event.preventDefault()
  }
}
