/** Leaves the signed-in app for a page of the public site: a full page load, so nothing of the session stays behind. */
export function leaveTo(path: '/' | '/login' | (string & {})): void {
  window.location.assign(path)
}
