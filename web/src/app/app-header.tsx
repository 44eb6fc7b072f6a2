import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconHelpCircle, IconLayoutSidebar, IconSearch } from '../components/icons.ts'
import { Logo } from '../components/logo.tsx'
import { FeedbackMenu } from '../features/feedback/feedback-menu.tsx'
import { CurrencySelector } from '../features/profile/currency-selector.tsx'
import { useAppState } from '../lib/app-state.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import classes from './app-header.module.css'
import { AvatarMenu } from './avatar-menu.tsx'
import { getBreadcrumbs, getHelpKey, HELP_KEYS, type Page } from './navigation.ts'
import { useShell } from './shell-context.ts'
import { ThemeToggle } from './theme-toggle.tsx'

export function AppHeader({ page }: { page: Page | undefined }) {
  const shell = useShell()
  const isPhone = useIsPhone()
  const isOpen = useAppState((state) => state.sidebarShow)
  const hasHelp = page !== undefined && HELP_KEYS.has(getHelpKey(page.path))
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.icon}
        aria-label="Toggle sidebar"
        title={isOpen ? 'Collapse the sidebar' : 'Expand the sidebar'}
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={shell.toggleSidebar}
      >
        <IconLayoutSidebar size={19} stroke={1.7} />
      </ActionIcon>
      {isPhone ? (
        <Link to="/" className={classes.mark} aria-label="Evenkeel, go to your dashboard">
          <Logo hasName={false} size={30} />
        </Link>
      ) : (
        <Breadcrumbs path={page?.path ?? '/'} />
      )}
      <div className={classes.tools}>
        {!isPhone && (
          <button
            type="button"
            className={classes.search}
            onClick={() => shell.open('palette')}
            aria-keyshortcuts="Control+K"
          >
            <IconSearch size={16} stroke={1.8} aria-hidden />
            <span>Search</span>
            <kbd aria-hidden>{isApple() ? '⌘' : 'Ctrl'} K</kbd>
          </button>
        )}
        {hasHelp && (
          <ActionIcon
            className={classes.icon}
            aria-label="Help"
            title="Help for this page"
            onClick={() => shell.open('help')}
          >
            <IconHelpCircle size={20} stroke={1.7} />
          </ActionIcon>
        )}
        <FeedbackMenu
          opened={shell.dialog === 'feedback'}
          onOpenedChange={(opened) => (opened ? shell.open('feedback') : shell.close())}
        />
        <ThemeToggle />
        <CurrencySelector />
        <AvatarMenu />
      </div>
    </header>
  )
}

function Breadcrumbs({ path }: { path: string }) {
  const crumbs = getBreadcrumbs(path)
  return (
    <nav aria-label="Breadcrumb" className={classes.crumbs}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={`${crumb.path} ${crumb.title}`}>
            {i === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.title}</span>
            ) : (
              <Link to={crumb.path}>{crumb.title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}
