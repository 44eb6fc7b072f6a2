import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Of the server: what asks no database, or SQLite only. Running it once is enough.
const NOT_ON_POSTGRES = [
  'src/main.test.ts',
  'src/ai/{ask-with-patience,mask-text}.test.ts',
  'src/features/imports/sort-rows.test.ts',
  'src/platform/{config,ids,mail}.test.ts',
  'src/platform/database/{data-dir,sqlite-engine}.test.ts',
]

// PGlite is PostgreSQL compiled for tests without a server, and slow: there the platform and every feature's routes run.
// On a real server (scripts/test-on-postgres.ts, and so CI) all of the suite does.
const ON_PGLITE = ['src/platform/**/*.test.ts', 'src/features/**/*-routes.test.ts']
const onPostgres = process.env.TEST_DATABASE_URL ? ['src/**/*.test.ts'] : ON_PGLITE

// One project a workspace; the server's suite is listed once per database engine. Files share a worker where nothing
// of one can reach the next: each makes an app and a database of its own.
export default defineConfig({
  test: {
    // Half of a test's time is waiting, for threads and for the disk: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'engine', root: 'engine', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'scripts',
          root: '.',
          include: ['scripts/**/*.test.ts', 'evals/**/*.test.ts', 'training/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server-sqlite',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/platform/database/postgres-pool.test.ts'],
          isolate: false,
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server-postgres',
          root: 'server',
          include: onPostgres,
          exclude: NOT_ON_POSTGRES,
          isolate: false,
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
