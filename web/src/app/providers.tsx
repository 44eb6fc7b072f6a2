import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { appStore, useAppState } from '../lib/app-state.ts'
import {
  applyTheme,
  type ColorScheme,
  getColorScheme,
  onSystemThemeChange,
  onThemeSavedElsewhere,
} from '../lib/theme.ts'
import { cssVariablesResolver, mantineTheme } from './mantine-theme.ts'
import { NotificationHost } from './notification-host.tsx'

type Props = { queryClient: QueryClient; env?: 'default' | 'test'; children: ReactNode }

export function Providers({ queryClient, env = 'default', children }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={cssVariablesResolver}
        forceColorScheme={useColorScheme()}
        env={env}
      >
        <NotificationHost />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** The current color scheme. `auto` follows the system, and other tabs' changes apply here too. */
function useColorScheme(): ColorScheme {
  const theme = useAppState((state) => state.theme)
  const [scheme, setScheme] = useState<ColorScheme>(() => getColorScheme(theme))
  useEffect(() => {
    const paint = () => setScheme(applyTheme(theme))
    paint()
    return onSystemThemeChange(paint)
  }, [theme])
  useEffect(() => onThemeSavedElsewhere((saved) => appStore.set({ theme: saved })), [])
  return scheme
}
