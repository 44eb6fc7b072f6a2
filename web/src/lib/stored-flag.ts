/** A yes or no kept in local storage. Closed or full storage answers the default and never throws. */
export function readFlag(key: string, whenMissing: boolean): boolean {
  try {
    const saved = localStorage.getItem(key)
    return saved === null ? whenMissing : saved === 'true'
  } catch {
    return whenMissing
  }
}

export function writeFlag(key: string, value: boolean): void {
  try {
    localStorage.setItem(key, String(value))
  } catch {
    // A private window may refuse storage: the choice then lasts as long as the page.
  }
}
