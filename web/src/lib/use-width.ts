import { type RefObject, useEffect, useState } from 'react'

/** An element's width in pixels, updated as it changes; 0 until measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
