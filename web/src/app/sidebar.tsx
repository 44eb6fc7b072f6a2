import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { IconLock } from '../components/icons.ts'
import { Logo } from '../components/logo.tsx'
import { useAppState } from '../lib/app-state.ts'
import { useIsPhone } from '../lib/use-is-phone.ts'
import { HOME_ITEM, isOpenPage, NAV_GROUPS, type NavItem, type PagePath } from './navigation.ts'
import { useShell } from './shell-context.ts'
import classes from './sidebar.module.css'

/**
 * Links to the main pages: full width, as a rail of icons, or as a panel on phones. The introduction highlights the
 * link to `tourPath`.
 */
export function Sidebar({ tourPath }: { tourPath: PagePath | null }) {
  const shell = useShell()
  const isPhone = useIsPhone()
  const isOpen = useAppState((state) => state.sidebarShow)
  const isHidden = isPhone && !isOpen
  const isRail = !isPhone && !isOpen
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    if (tourPath) panel.current?.querySelector('[data-tour-target]')?.scrollIntoView({ block: 'center' })
  }, [tourPath])

  return (
    <>
      {isPhone && isOpen && shell.dialog !== 'onboarding' && (
        <button type="button" className={classes.backdrop} aria-label="Close the menu" onClick={shell.toggleSidebar} />
      )}
      <nav
        ref={panel}
        id="sidebar"
        className={classes.sidebar}
        aria-label="Main"
        data-rail={isRail || undefined}
        data-hidden={isHidden || undefined}
        data-touring={(isPhone && shell.dialog === 'onboarding') || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isPhone && isOpen) shell.toggleSidebar()
        }}
      >
        <Link to="/" className={classes.brand} aria-label="Evenkeel, go to your dashboard">
          <Logo hasName={!isRail} />
        </Link>
        <ul className={classes.list}>
          <SidebarItem item={HOME_ITEM} isRail={isRail} tourPath={tourPath} />
        </ul>
        {NAV_GROUPS.map((group) => (
          <section key={group.label} aria-label={group.label} className={classes.group}>
            <h2 className={classes.label}>{group.label}</h2>
            <ul className={classes.list}>
              {group.items.map((item) => (
                <SidebarItem key={item.path} item={item} isRail={isRail} tourPath={tourPath} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}

type ItemProps = { item: NavItem; isRail: boolean; tourPath: PagePath | null }

function SidebarItem({ item, isRail, tourPath }: ItemProps) {
  const isLocked = useAppState((state) => !state.isSubscribed) && !isOpenPage(item.path)
  const link = (
    <Link
      to={item.path}
      className={classes.item}
      activeOptions={{ exact: item.path === '/', includeSearch: false }}
      activeProps={{ 'data-active': true }}
      data-tour-target={item.path === tourPath || undefined}
      aria-label={isRail ? item.label : undefined}
      title={isRail ? item.label : undefined}
    >
      <item.icon size={19} stroke={1.6} aria-hidden />
      <span className={classes.name}>{item.label}</span>
      {item.badge && !isLocked && <span className={classes.badge}>{item.badge}</span>}
      {isLocked && <IconLock size={14} className={classes.lock} aria-label="needs a subscription" role="img" />}
    </Link>
  )
  return <li>{link}</li>
}
