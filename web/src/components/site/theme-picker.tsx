import { useSyncExternalStore } from 'react'
import { loadTheme, onThemeSavedElsewhere, saveTheme, type ThemeChoice } from '../../lib/theme.ts'
import css from './theme-picker.module.css'

const CHOICES: { theme: ThemeChoice; label: string; icon: string }[] = [
  {
    theme: 'light',
    label: 'Light theme',
    icon: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2.5v1m0 13v1m7.5-7.5h-1m-13 0h-1m12.8-5.3-.7.7M5.4 14.6l-.7.7m10.6 0-.7-.7M5.4 5.4l-.7-.7',
  },
  { theme: 'auto', label: 'System theme', icon: 'M3 4.5h14v9H3zM7.5 16.5h5M10 13.5v3' },
  { theme: 'dark', label: 'Dark theme', icon: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z' },
]

// The choice is in local storage. Saving it updates this tab, and the storage event updates other tabs.
const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onThemeSavedElsewhere(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export function ThemePicker() {
  const chosen = useSyncExternalStore<ThemeChoice | null>(subscribe, loadTheme, () => null)
  const choose = (theme: ThemeChoice) => {
    saveTheme(theme)
    for (const listener of listeners) listener()
  }
  return (
    <fieldset className={css.picker}>
      <legend className="visually-hidden">Theme</legend>
      {CHOICES.map(({ theme, label, icon }) => (
        <button
          key={theme}
          type="button"
          aria-label={label}
          aria-pressed={chosen === theme}
          onClick={() => choose(theme)}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path
              d={icon}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
