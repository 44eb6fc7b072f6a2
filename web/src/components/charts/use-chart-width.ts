import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width to draw in. Until measured, a typical width, so the first paint is nearly right. */
export function useChartWidth(element: RefObject<HTMLElement | null>, initial = 640): number {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    if (target.clientWidth > 0) setWidth(target.clientWidth)
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0
      if (measured > 0) setWidth(measured)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
