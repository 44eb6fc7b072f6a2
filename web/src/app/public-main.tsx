import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/base.css'
import { applyTheme, loadTheme, onSystemThemeChange, onThemeSavedElsewhere } from '../lib/theme.ts'
import { findPublicPage } from './public-pages.ts'
import { openPage, PublicRouter } from './public-router.tsx'

// The inline script already set the theme. This also colors the browser's bars, which needs the style sheet.
applyTheme(loadTheme())
onSystemThemeChange(() => applyTheme(loadTheme()))
onThemeSavedElsewhere(applyTheme)

const { pathname } = window.location
if (!findPublicPage(pathname)) window.history.replaceState(null, '', '/')

const root = document.getElementById('root') as HTMLElement
const app = <PublicRouter initial={await openPage(pathname)} />

// A built page is hydrated. In development the element is empty, so the app is rendered into it.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
