import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { createLazyPart } from '../components/lazy-part.tsx'
import { appStore, useAppState } from '../lib/app-state.ts'
import { useCurrencySync } from '../lib/change-currency.ts'
import { readFlag, writeFlag } from '../lib/stored-flag.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import { AppHeader } from './app-header.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import classes from './dashboard-layout.module.css'
import { DemoBanner } from './demo-banner.tsx'
import { findPage, getHelpKey, type PagePath } from './navigation.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { type Shell, ShellContext, type ShellDialog } from './shell-context.ts'
import { Sidebar } from './sidebar.tsx'
import { SIDEBAR_KEY } from './start-session.ts'
import { useShellShortcuts } from './use-shell-shortcuts.ts'

const CommandPalette = createLazyPart(() => import('./command-palette.tsx').then((m) => m.CommandPalette))
const KeyboardMap = createLazyPart(() => import('./keyboard-map.tsx').then((m) => m.KeyboardMap))
const HelpModal = createLazyPart(() => import('../features/help/help-modal.tsx').then((m) => m.HelpModal))
const OnboardingModal = createLazyPart(() =>
  import('../features/onboarding/onboarding-modal.tsx').then((m) => m.OnboardingModal),
)

/** Set once the introduction has been closed or finished. */
const ONBOARDING_SEEN_KEY = 'seenOnboarding'
/** Pages that ask about what people wrote. The introduction would cover the questions, so it waits for another page. */
const ASKING_PAGES: ReadonlySet<string> = new Set(['/manage-instructions', '/budget'])

export function DashboardLayout() {
  const path = useLocation({ select: (location) => location.pathname })
  const page = findPage(path)
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const sidebarShow = useAppState((state) => state.sidebarShow)
  const isSubscribed = useAppState((state) => state.isSubscribed)
  const { showOnboarding } = useSearch({ strict: false }) as { showOnboarding?: true }
  const [dialog, setDialog] = useState<ShellDialog | null>(null)
  const [tourPath, setTourPath] = useState<PagePath | null>(null)
  const main = useRef<HTMLElement>(null)

  useCurrencySync()

  useEffect(() => {
    document.title = page ? `${page.title} · Evenkeel` : 'Evenkeel'
  }, [page])

  // The introduction is about pages that need a subscription, so it waits for one.
  const asksQuestions = ASKING_PAGES.has(path)
  const isTourDone = useRef(false)
  useEffect(() => {
    const isFirstVisit = !asksQuestions && !isTourDone.current && !readFlag(ONBOARDING_SEEN_KEY, false)
    if (isSubscribed && (showOnboarding || isFirstVisit)) setDialog('onboarding')
  }, [isSubscribed, showOnboarding, asksQuestions])

  const isOnboarding = dialog === 'onboarding'
  useEffect(() => {
    if (!isPhone) return appStore.set({ sidebarShow: readFlag(SIDEBAR_KEY, true) })
    appStore.set({ sidebarShow: isOnboarding })
  }, [isPhone, isOnboarding])

  // Moves focus to the new page and, on phones, closes the menu unless the introduction is using it.
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (isPhone && !isOnboarding) appStore.set({ sidebarShow: false })
    main.current?.focus({ preventScroll: true })
  }, [path, isPhone, isOnboarding])

  const shell = useMemo<Shell>(
    () => ({
      dialog,
      open: setDialog,
      close: () => setDialog(null),
      toggleSidebar() {
        const next = !appStore.get().sidebarShow
        appStore.set({ sidebarShow: next })
        if (!isPhone) writeFlag(SIDEBAR_KEY, next)
      },
    }),
    [dialog, isPhone],
  )

  useShellShortcuts({
    openPalette: () => setDialog('palette'),
    openKeys: () => setDialog('keys'),
    toggleSidebar: shell.toggleSidebar,
    goTo: (to) => void navigate({ to }),
  })

  function closeOnboarding() {
    writeFlag(ONBOARDING_SEEN_KEY, true)
    isTourDone.current = true // In case storage is blocked.
    setDialog(null)
    setTourPath(null)
    if (showOnboarding) void navigate({ to: '.', search: ({ showOnboarding: _, ...rest }) => rest, replace: true })
  }

  return (
    <ShellContext value={shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div
        className={classes.shell}
        data-sidebar={sidebarShow ? 'open' : 'closed'}
        data-tour={isOnboarding || undefined}
      >
        <AppHeader page={page} />
        <Sidebar tourPath={tourPath} />
        <main id="main" className={classes.main} ref={main} tabIndex={-1}>
          <OfflineBanner />
          <DemoBanner />
          <div className={classes.content}>
            <Outlet />
          </div>
          <footer className={classes.footer}>
            <span>© {new Date().getFullYear()} Evenkeel. All rights reserved.</span>
            <span>Your data stays on this server unless you choose to share it.</span>
          </footer>
        </main>
        <BottomTabs />
      </div>
      <LazyDialog of={CommandPalette} opened={dialog === 'palette'} onClose={shell.close} />
      <LazyDialog of={KeyboardMap} opened={dialog === 'keys'} onClose={shell.close} />
      {page && (
        <LazyDialog
          of={HelpModal}
          opened={dialog === 'help'}
          onClose={shell.close}
          helpKey={getHelpKey(page.path)}
          pageName={page.title}
        />
      )}
      <LazyDialog of={OnboardingModal} opened={isOnboarding} onClose={closeOnboarding} onStepChange={setTourPath} />
    </ShellContext>
  )
}

type DialogProps = { opened: boolean; onClose: () => void }

/** Loads a dialog's code when it's first opened, then keeps it mounted so that focus can return. */
function LazyDialog<Props extends DialogProps>({
  of: Dialog,
  ...props
}: { of: ComponentType<Props> } & Props): ReactNode {
  const hasOpened = useRef(false)
  if (props.opened) hasOpened.current = true
  if (!hasOpened.current) return null
  return (
    <Suspense>
      <Dialog {...(props as unknown as Props)} />
    </Suspense>
  )
}
