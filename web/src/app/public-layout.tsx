import type { ReactNode } from 'react'
import { Logo } from '../components/logo.tsx'
import { ButtonLink } from '../components/site/button.tsx'
import { DashboardLink } from '../components/site/dashboard-link.tsx'
import { SiteLink } from '../components/site/site-link.tsx'
import { useLoggedIn } from '../lib/use-logged-in.ts'
import { PublicFooter } from './public-footer.tsx'
import css from './public-layout.module.css'

/** The top bar, the page and the footer. Home uses the full width; other pages are centered. */
export function PublicLayout({ isFullWidth, children }: { isFullWidth: boolean; children: ReactNode }) {
  const isLoggedIn = useLoggedIn()
  return (
    <div className={css.page}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <SiteLink to="/" className={css.home} aria-label="Evenkeel, home">
            <Logo />
          </SiteLink>
          <nav className={css.nav} aria-label="Account">
            {isLoggedIn ? (
              <DashboardLink size="small" />
            ) : (
              <>
                <SiteLink to="/login" className={css.logIn}>
                  Log In
                </SiteLink>
                <ButtonLink to="/signup" size="small">
                  Sign Up
                </ButtonLink>
              </>
            )}
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={isFullWidth ? css.full : css.centered}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
