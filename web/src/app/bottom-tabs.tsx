import { Link } from '@tanstack/react-router'
import { IconChartLine, IconDots, IconHome, IconReceipt, IconTarget } from '../components/icons.ts'
import { useAppState } from '../lib/app-state.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import classes from './bottom-tabs.module.css'
import type { PagePath } from './navigation.ts'
import { useShell } from './shell-context.ts'

const TABS: { path: PagePath; name: string; icon: typeof IconHome }[] = [
  { path: '/', name: 'Home', icon: IconHome },
  { path: '/budget', name: 'Budget', icon: IconTarget },
  { path: '/actual', name: 'Activity', icon: IconReceipt },
  { path: '/investment-accounts', name: 'Wealth', icon: IconChartLine },
]

/** The phone's navigation: four pages, and More for the whole menu. */
export function BottomTabs() {
  const isPhone = useIsPhone()
  const shell = useShell()
  const isOpen = useAppState((state) => state.sidebarShow)
  if (!isPhone) return null
  return (
    <nav className={classes.tabs} aria-label="Quick links">
      {TABS.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          className={classes.tab}
          activeOptions={{ exact: tab.path === '/', includeSearch: false }}
          activeProps={{ 'data-active': true }}
        >
          <tab.icon size={22} stroke={1.7} aria-hidden />
          {tab.name}
        </Link>
      ))}
      <button
        type="button"
        className={classes.tab}
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={shell.toggleSidebar}
      >
        <IconDots size={22} stroke={1.7} aria-hidden />
        More
      </button>
    </nav>
  )
}
