/** A boolean in local storage; the fallback if it's missing or storage is blocked. */
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
    // Storage may be full, or blocked in a private window. Then the choice isn't remembered.
  }
}
