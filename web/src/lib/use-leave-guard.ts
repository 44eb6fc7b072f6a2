import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'

/**
 * Asks before unsaved changes are lost by closing the panel, by Back or by leaving the page. `isAsking` says when to
 * show the question, and `stay` hides it. `leave` asks if something is unsaved, and otherwise, or the second time,
 * closes. `close` closes without asking.
 */
export function useLeaveGuard(isDirty: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  // Read during navigation, before the next render.
  const mayLeave = useRef(false)
  useBlocker({
    shouldBlockFn: () => {
      if (!isDirty || mayLeave.current) return false
      setIsAsking(true)
      return true
    },
    enableBeforeUnload: () => isDirty && !mayLeave.current,
    disabled: !isDirty,
  })
  function close() {
    mayLeave.current = true
    onClose()
  }
  function leave() {
    if (isDirty && !isAsking) setIsAsking(true)
    else close()
  }
  return { isAsking, stay: () => setIsAsking(false), leave, close }
}
