import { appStore } from './app-state.ts'
import { saveTheme, type ThemeChoice } from './theme.ts'

/** Paints, remembers, and tells the rest of the app. */
export function changeTheme(theme: ThemeChoice): void {
  saveTheme(theme)
  appStore.set({ theme })
}
