export type ThemeChoice = 'light' | 'dark' | 'auto'
export type ColorScheme = 'light' | 'dark'

/** The storage key and query parameter of the theme. The script in the HTML files uses the same name. */
const THEME_KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

function isTheme(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'auto'
}

/** The saved choice; `auto` if there is none, it's invalid, or storage is blocked. */
export function loadTheme(): ThemeChoice {
  try {
    const saved = localStorage.getItem(THEME_KEY)
    return isTheme(saved) ? saved : 'auto'
  } catch {
    return 'auto'
  }
}

/** The resulting color scheme: `auto` follows the system. */
export function getColorScheme(theme: ThemeChoice, systemIsDark = isSystemDark()): ColorScheme {
  if (theme === 'auto') return systemIsDark ? 'dark' : 'light'
  return theme
}

function isSystemDark(): boolean {
  return window.matchMedia(DARK_QUERY).matches
}

/** Applies a theme without saving it. Returns the resulting color scheme. */
export function applyTheme(theme: ThemeChoice): ColorScheme {
  const scheme = getColorScheme(theme)
  document.documentElement.setAttribute('data-theme', scheme)
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  colorBrowserBars()
  return scheme
}

/** Gives the bars of mobile browsers the page's color, even if the system's theme differs. */
function colorBrowserBars(): void {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim()
  if (background === '') return
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', background)
}

/** Applies and saves a theme. If storage is full or blocked, the change isn't remembered. */
export function saveTheme(theme: ThemeChoice): ColorScheme {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be full, or blocked in a private window. The page still changes.
  }
  return applyTheme(theme)
}

/** Subscribes to changes of the system's color scheme and returns an unsubscribe function. */
export function onSystemThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Subscribes to themes saved in other tabs and returns an unsubscribe function. */
export function onThemeSavedElsewhere(listener: (theme: ThemeChoice) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) listener(loadTheme())
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
