import { appStore } from './app-state.ts'
import { saveTheme, type ThemeChoice } from './theme.ts'

/** Applies the theme, saves it and updates the app. */
export function changeTheme(theme: ThemeChoice): void {
  saveTheme(theme)
  appStore.set({ theme })
}
