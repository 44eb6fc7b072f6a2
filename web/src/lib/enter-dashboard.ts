/**
 * Where a person goes after signing in: the page they came for, when the address names one of ours, else the dashboard.
 * Anything else in `next` is ignored, so that no link can send a fresh session elsewhere.
 */
export function dashboardPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // Resolved as a browser would: "//evil", "/\\evil" and "/dashboard/.." do not stay under /dashboard.
  const url = URL.parse(next, HERE)
  const isOurs = url?.origin === HERE && /^\/dashboard(?:\/|$)/.test(url.pathname) && !url.pathname.includes('//')
  return isOurs ? url.pathname + url.search + url.hash : '/dashboard'
}

/** Any origin will do: only whether `next` leaves it matters. */
const HERE = 'http://here.invalid'

/** Where a person who must log in first is sent, with the page they wanted in `next`. */
export function loginPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const wanted = pathname + search + hash
  return dashboardPath(`?next=${encodeURIComponent(wanted)}`) === '/dashboard'
    ? '/login'
    : `/login?next=${encodeURIComponent(wanted)}`
}

/**
 * Leaves the public site: the signed-in app is a page of its own, so this is a whole load. The form is replaced in the
 * history, so that Back leads to where the person was before it.
 */
export function enterDashboard(path = dashboardPath(window.location.search)): void {
  window.location.replace(path)
}
