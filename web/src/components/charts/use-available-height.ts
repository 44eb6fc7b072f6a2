import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of an element that grows with its card. Its content must not stretch it, or it would never shrink. */
export function useAvailableHeight(element: RefObject<HTMLElement | null>, minHeight: number): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    setHeight(target.clientHeight)
    const observer = new ResizeObserver(() => setHeight(target.clientHeight))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return Math.max(minHeight, height)
}
