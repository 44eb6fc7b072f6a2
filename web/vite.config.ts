import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { preloadFont } from './scripts/preload-font.ts'

const API = 'http://localhost:3000'

// Two pages that share nothing but styles: the public site and the signed-in app.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), preloadFont(/inter-latin-wght-normal.*\.woff2$/), serveDashboardInDev()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    // Everything is a file of our own: the content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { input: { public: 'index.html', dashboard: 'dashboard.html' } } }),
  },
  server: {
    port: 5173,
    proxy: { '/api': API, '/accounts': API, '/submit-feedback': API },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    restoreMocks: true,
    unstubGlobals: true,
  },
}))

/** In development every address under /dashboard is the signed-in app's page, as it is on the server. */
function serveDashboardInDev() {
  return {
    name: 'evenkeel-dashboard-page',
    configureServer(server: import('vite').ViteDevServer) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (path === '/dashboard' || path.startsWith('/dashboard/')) request.url = '/dashboard.html'
        next()
      })
    },
  }
}
