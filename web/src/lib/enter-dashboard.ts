/**
 * Where to go after logging in: the address in `next` if it's in the app, otherwise the dashboard. So no link can use
 * our login page to send people to another site.
 */
export function getDashboardPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Resolved as in a browser, where "//evil", "/\\evil" and "/dashboard/.." don't stay under /dashboard.
  const url = URL.parse(next, HERE)
  const isInApp = url?.origin === HERE && /^\/dashboard(?:\/|$)/.test(url.pathname) && !url.pathname.includes('//')
  return isInApp ? url.pathname + url.search + url.hash : '/dashboard'
}

/** Any origin works; we only check whether `next` leaves it. */
const HERE = 'http://here.invalid'

/** Where to send a person who must log in first. `next` is the page they wanted, unless it's the dashboard. */
export function getLoginPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const wanted = pathname + search + hash
  return getDashboardPath(`?next=${encodeURIComponent(wanted)}`) === '/dashboard'
    ? '/login'
    : `/login?next=${encodeURIComponent(wanted)}`
}

/**
 * Goes from the public site to the app with a full page load, because the app is a separate page. Replaces the current
 * page in the history, so Back goes to the one before it.
 */
export function enterDashboard(path = getDashboardPath(window.location.search)): void {
  window.location.replace(path)
}
