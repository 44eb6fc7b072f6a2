import { type ComponentType, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { NavigationContext } from '../lib/site-navigation.ts'
import { PublicLayout } from './public-layout.tsx'
import { findPublicPage, type PublicPage, publicPages } from './public-pages.ts'

type OpenPage = { page: PublicPage; Component: ComponentType }

/** The page of an address with its code loaded; an unknown address is the landing page. */
export async function openPage(path: string): Promise<OpenPage> {
  const page = findPublicPage(path) ?? (publicPages[0] as PublicPage)
  return { page, Component: await page.load() }
}

/** Shows the page of the address, and moves between pages without loading the document again. */
export function PublicRouter({ initial }: { initial: OpenPage }) {
  const [open, setOpen] = useState(initial)
  const hasMoved = useRef(false)
  // The last click wins: a slow page that arrives late must not replace the one asked for after it.
  const latest = useRef(0)

  const show = useCallback(async (address: URL, addToHistory: boolean) => {
    const ticket = ++latest.current
    try {
      const next = await openPage(address.pathname)
      if (ticket !== latest.current) return
      if (addToHistory) window.history.pushState(null, '', address)
      hasMoved.current = true
      startTransition(() => setOpen(next))
    } catch {
      // The code of the page is gone, as after an update of the server: load the whole page instead.
      window.location.assign(address)
    }
  }, [])

  const navigate = useCallback((path: string) => void show(keepingNext(path), true), [show])

  useEffect(() => {
    const onPopState = () => void show(new URL(window.location.href), false)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [show])

  useEffect(() => {
    document.title = open.page.title
    if (!hasMoved.current) return
    window.scrollTo(0, 0)
    // Someone who listens to the page hears that it is another one.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [open])

  return (
    <NavigationContext value={navigate}>
      <PublicLayout isFullWidth={open.page.isFullWidth ?? false}>
        <open.Component key={open.page.path} />
      </PublicLayout>
    </NavigationContext>
  )
}

/** Between logging in and signing up, the page a person came for stays in the address. */
function keepingNext(path: string): URL {
  const url = new URL(path, window.location.href)
  const next = new URLSearchParams(window.location.search).get('next')
  if (next !== null && (url.pathname === '/login' || url.pathname === '/signup')) url.searchParams.set('next', next)
  return url
}
