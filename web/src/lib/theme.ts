export type ThemeChoice = 'light' | 'dark' | 'auto'
export type ColorScheme = 'light' | 'dark'

/** Where the choice is kept, and the query parameter that sets it. The script in the HTML files uses the same name. */
const THEME_KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

function isTheme(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'auto'
}

/** The saved choice; `auto` when there is none, when it is damaged, or when storage is closed to us. */
export function loadTheme(): ThemeChoice {
  try {
    const saved = localStorage.getItem(THEME_KEY)
    return isTheme(saved) ? saved : 'auto'
  } catch {
    return 'auto'
  }
}

/** What the person will see: `auto` follows the system. */
export function colorSchemeOf(theme: ThemeChoice, systemIsDark = systemPrefersDark()): ColorScheme {
  if (theme === 'auto') return systemIsDark ? 'dark' : 'light'
  return theme
}

function systemPrefersDark(): boolean {
  return window.matchMedia(DARK_QUERY).matches
}

/** Paints the page in a theme, without saving it. Answers the scheme that it came to. */
export function applyTheme(theme: ThemeChoice): ColorScheme {
  const scheme = colorSchemeOf(theme)
  document.documentElement.setAttribute('data-theme', scheme)
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  paintBrowserFrame()
  return scheme
}

/** The bars of a phone's browser take the page's colour too, also when it is not the system's. */
function paintBrowserFrame(): void {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim()
  if (background === '') return
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', background)
}

/** Paints and remembers. A full or closed storage costs the memory, not the change. */
export function saveTheme(theme: ThemeChoice): ColorScheme {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Private windows may refuse storage; the page still changes.
  }
  return applyTheme(theme)
}

/** Calls back when the system changes between light and dark, and answers how to stop. */
export function onSystemThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Calls back when another tab saves a theme, and answers how to stop. */
export function onThemeSavedElsewhere(listener: (theme: ThemeChoice) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) listener(loadTheme())
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
