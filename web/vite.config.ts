import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { leanContract } from './scripts/lean-contract.ts'
import { preloadFont } from './scripts/preload-font.ts'

const API = 'http://localhost:3000'

const PAGES = { public: 'index.html', dashboard: 'dashboard.html' }

// Otherwise every small file shared by two chunks would be a separate request.
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  {
    name: 'site',
    test: /web[\\/]src[\\/](components[\\/]site[\\/]|components[\\/]logo|lib[\\/](api|explain-error|csrf-token|theme|site-|enter-dashboard|public-routes|logged-in-hint|use-logged-in|stored-flag))|contract[\\/]src[\\/]route\.ts/,
    priority: 4,
  },
  // The shell of the logged-in app, used by all its pages. It has no files of the public site and no libraries: these
  // have their own chunk, which the public site doesn't load.
  {
    name: 'shell',
    test: /(web[\\/]src[\\/](app|components|lib|features)|engine[\\/]src|contract[\\/]src)[\\/](?!.*(public|site|landing|sign-in|legal))/,
    tags: ['$initial' as const],
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Libraries the logged-in app needs to start; the public site imports no library but React.
  { name: 'app-libraries', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  // Small modules that many pages share: one file instead of twenty.
  {
    name: 'pieces',
    test: /web[\\/]src[\\/](components[\\/](money-text|card|empty-state|page-header|undo-toast|segmented-control|rates-note|rows-link|category-label)|lib[\\/])|engine[\\/]src[\\/]core[\\/]|contract[\\/]src[\\/]|tabler[\\/]icons-react|react-query[\\/]/,
    minShareCount: 3,
    maxModuleSize: 9_000,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

// One build with two pages: the public site and the logged-in app.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leanContract(), react(), preloadFont(/inter-latin-wght-normal.*\.woff2$/), imitateServer()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // No inlining: the content security policy allows no data: URLs for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input: PAGES, output: { codeSplitting: { groups: SHARED_CHUNKS } } } }),
  },
  server: {
    port: 5173,
    proxy: { '/api': API, '/accounts': API, '/submit-feedback': API },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    isolate: false,
    maxWorkers: availableParallelism(), // Each worker loads all modules and keeps a core busy, so more don't help.
    sequence: { groupOrder: 5 }, // After those in vitest.config.ts.
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts', '../scripts/property-seed.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // Simulated typing is slow on a busy machine.
    testTimeout: 180_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
}))

/**
 * In development, does what the server does to pages: serves the app under /dashboard and fills in the operator's
 * settings.
 */
function imitateServer(): Plugin {
  const words = {
    __FORUM_URL__: 'https://forum.evenkeel.example',
    __SOCIAL_URL__: 'https://social.evenkeel.example/@evenkeel',
    __PUBLIC_URL__: 'http://localhost:5173',
    __DEMO__: '1',
    __PRICE_MONTHLY__: '$6',
    __PRICE_YEARLY__: '$60',
    __TRIAL_DAYS__: '30',
    __SIGNUPS__: 'open',
    __BILLING__: 'local',
  }
  return {
    name: 'evenkeel-server-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (path === '/dashboard' || path.startsWith('/dashboard/')) request.url = '/dashboard.html'
        next()
      })
    },
    transformIndexHtml: (html) =>
      Object.entries(words).reduce((text, [placeholder, word]) => text.replaceAll(placeholder, word), html),
  }
}
