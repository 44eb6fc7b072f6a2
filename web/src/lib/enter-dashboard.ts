/**
 * Where a person goes after signing in: the page they came for, when the address names one of ours, else the dashboard.
 * Anything else in `next` is ignored, so that no link can send a fresh session elsewhere.
 */
export function dashboardPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/dashboard(?:[/?][\w\-./?=&%]*)?$/.test(next) && !next.includes('//') && !next.includes('..')
    ? next
    : '/dashboard'
}

/** Leaves the public site: the signed-in app is a page of its own, so this is a whole load. */
export function enterDashboard(path = dashboardPath(window.location.search)): void {
  window.location.assign(path)
}
