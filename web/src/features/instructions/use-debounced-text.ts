import { useEffect, useState } from 'react'

/** The text once typing has paused. */
export function useDebouncedText(text: string, delayMs = 300): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return debounced
}
