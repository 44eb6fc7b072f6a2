/** A boolean in local storage. If storage is blocked or full, it returns the default and never throws. */
export function readFlag(key: string, fallback: boolean): boolean {
  try {
    const saved = localStorage.getItem(key)
    return saved === null ? fallback : saved === 'true'
  } catch {
    return fallback
  }
}

export function writeFlag(key: string, value: boolean): void {
  try {
    localStorage.setItem(key, String(value))
  } catch {
    // A private window may block storage: then the choice lasts until the page is closed.
  }
}
