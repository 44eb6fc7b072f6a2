import { useEffect, useState } from 'react'
import { Logo } from '../components/logo.tsx'
import { SiteLink } from '../components/site/site-link.tsx'
import { ThemePicker } from '../components/site/theme-picker.tsx'
import { readSiteConfig } from '../lib/site-config.ts'
import css from './public-layout.module.css'

export function PublicFooter() {
  const { forumUrl, socialUrl } = readSiteConfig()
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        <div className={css.footerBrand}>
          <Logo size={24} />
          <p>
            © <CurrentYear /> Evenkeel. All rights reserved.
          </p>
        </div>
        <nav className={css.footerLinks} aria-label="Community">
          <a href={forumUrl} rel="noopener">
            Community forum
          </a>
          <a href={socialUrl} rel="me noopener">
            Follow us
          </a>
        </nav>
        <nav className={css.footerLinks} aria-label="About">
          <SiteLink to="/terms-of-service">Terms of Service</SiteLink>
          <SiteLink to="/privacy">Privacy Policy</SiteLink>
          <SiteLink to="/accessibility">Accessibility</SiteLink>
          <SiteLink to="/careers">Careers</SiteLink>
        </nav>
        <ThemePicker />
      </div>
    </footer>
  )
}

/** Starts with the build year, like the built HTML, and is corrected once the page runs. */
function CurrentYear() {
  const [year, setYear] = useState(__BUILD_YEAR__)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return <>{year}</>
}
