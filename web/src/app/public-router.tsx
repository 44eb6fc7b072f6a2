import { type ComponentType, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationContext } from '../lib/site-navigation.ts'
import { PublicLayout } from './public-layout.tsx'
import { findPublicPage, type PublicPage, publicPages } from './public-pages.ts'

type OpenPage = { page: PublicPage; Component: ComponentType }

/** Loads the page for a path; an unknown path gets the landing page. */
export async function openPage(path: string): Promise<OpenPage> {
  const page = findPublicPage(path) ?? (publicPages[0] as PublicPage)
  return { page, Component: await page.load() }
}

/** Shows the page for the current URL and navigates without reloading the document, unless a page's code can't load. */
export function PublicRouter({ initial }: { initial: OpenPage }) {
  const [open, setOpen] = useState(initial)
  const hasNavigated = useRef(false)
  // The last click wins: a slow page that arrives late, or fails, must not replace a newer one.
  const latest = useRef(0)

  const show = useCallback(async (address: URL, addToHistory: boolean) => {
    const ticket = ++latest.current
    try {
      const next = await openPage(address.pathname)
      if (ticket !== latest.current) return
      if (addToHistory) window.history.pushState(null, '', address)
      hasNavigated.current = true
      startTransition(() => setOpen(next))
    } catch {
      // The page's code can't be loaded, for example because an update replaced it, so load the whole document.
      if (ticket === latest.current) window.location.assign(address)
    }
  }, [])

  const navigate = useCallback((path: string) => void show(addNext(path), true), [show])

  useEffect(() => {
    const onPopState = () => void show(new URL(window.location.href), false)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [show])

  // The title and focus change at the same moment as the page.
  useLayoutEffect(() => {
    document.title = open.page.title
    if (!hasNavigated.current) return
    window.scrollTo(0, 0)
    // Announces the new page to screen readers.
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

/** Between login and sign-up, keeps the page the person came for in the URL. */
function addNext(path: string): URL {
  const url = new URL(path, window.location.href)
  const next = new URLSearchParams(window.location.search).get('next')
  if (next !== null && (url.pathname === '/login' || url.pathname === '/signup')) url.searchParams.set('next', next)
  return url
}
