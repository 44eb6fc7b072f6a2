import { useEffect, useRef } from 'react'
import { isTyping } from '../lib/is-typing.ts'
import type { PagePath } from './navigation.ts'
import { typedAhead } from './typed-ahead.ts'

/** Pressing G and, soon after, one of these keys opens a page. */
export const GO_TO: readonly { key: string; path: PagePath; name: string }[] = [
  { key: 'd', path: '/', name: 'Dashboard' },
  { key: 'b', path: '/budget', name: 'Your Budget' },
  { key: 't', path: '/actual', name: 'Your Transactions' },
  { key: 'i', path: '/manage-instructions', name: 'Custom Instructions' },
  { key: 'a', path: '/investment-accounts', name: 'Wealth Accounts' },
  { key: 's', path: '/account-statements', name: 'Investment Statements' },
  { key: 'p', path: '/investment-performance', name: 'Investment performance' },
  { key: 'r', path: '/income-statement', name: 'Your Income Statement' },
  { key: 'c', path: '/compare-yourself', name: 'Compare yourself' },
  { key: 'w', path: '/wealth-simulator', name: 'Wealth simulator' },
  { key: 'h', path: '/history', name: 'History' },
]

const GO_WINDOW_MS = 1200

type Actions = {
  openPalette: () => void
  openKeys: () => void
  toggleSidebar: () => void
  goTo: (path: PagePath) => void
}

/** The shell's shortcuts. Ctrl+K or ⌘K works everywhere; single keys only outside fields and dialogs. */
export function useShellShortcuts(actions: Actions): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY
    function goAfterG(event: KeyboardEvent, key: string) {
      const target = GO_TO.find((entry) => entry.key === key)
      lastG = Number.NEGATIVE_INFINITY
      if (!target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current.goTo(target.path)
    }
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault()
        typedAhead.start()
        latest.current.openPalette()
      } else if (typedAhead.keep(event)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else if (!(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)) onPlainKey(event, key)
    }
    function onPlainKey(event: KeyboardEvent, key: string) {
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      if (key === '?') latest.current.openKeys()
      else if (key === '[') latest.current.toggleSidebar()
      else if (event.timeStamp - lastG < GO_WINDOW_MS) goAfterG(event, key)
      else if (key === 'g') lastG = event.timeStamp
    }
    // Runs before the page's own shortcuts, so that G then C doesn't also change a category.
    window.addEventListener('keydown', onKeyDown, true)
    const stop = () => typedAhead.stop()
    window.addEventListener('pointerdown', stop, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('pointerdown', stop, true)
    }
  }, [])
}
