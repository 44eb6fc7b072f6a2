import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// All journeys share one server with its own data folder. Tests read the emails in its outbox.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'evenkeel-e2e-'))
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  fullyParallel: true,
  workers: 2,
  // On CI, a failure is retried once and reported as flaky, so a busy machine doesn't reject good work.
  retries: process.env.CI ? 1 : 0,
  timeout: 600_000,
  // Long enough for a machine ten times slower: only a failure waits this long.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: join(tmpdir(), 'evenkeel-e2e-results'),
  use: {
    baseURL,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, '..', 'server', 'src', 'main.ts')}"`,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    env: {
      ...(process.env as Record<string, string>),
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      DEMO_PER_HOUR: '10000',
      DEMO_MAX_LIVE: '10000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
