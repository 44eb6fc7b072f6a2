import { createContext, useContext } from 'react'

export type ShellDialog = 'palette' | 'keys' | 'help' | 'onboarding' | 'feedback'

export type Shell = {
  dialog: ShellDialog | null
  open: (dialog: ShellDialog) => void
  close: () => void
  toggleSidebar: () => void
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is for components inside the dashboard layout')
  return shell
}
