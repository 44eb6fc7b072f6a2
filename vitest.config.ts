import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Of the server: what asks no database, or SQLite only. Running it once is enough.
const NOT_ON_POSTGRES = [
  'src/main.test.ts',
  'src/ai/{ask-with-patience,mask-text}.test.ts',
  'src/features/imports/sort-rows.test.ts',
  'src/platform/{config,ids,mail}.test.ts',
  'src/platform/database/{backup,data-dir,migration-checksums,sqlite-engine}.test.ts',
]

// PGlite is PostgreSQL compiled for tests without a server, and slow: there the platform and the features' routes run,
// but for those that make a whole household, many imports or many processes. On a real server
// (scripts/test-on-postgres.ts, and so CI) all of the suite does.
const ON_PGLITE = ['src/{platform,ledger,users}/**/*.test.ts', 'src/features/**/*-routes.test.ts']
const NOT_ON_PGLITE = [
  'src/features/{dashboard,demo,imports,income-statement}/*-routes.test.ts',
  'src/platform/database/{copy-database,killed-process}.test.ts',
  'src/platform/sessions.test.ts', // needs two connections, and PGlite has one
]
const onPostgres = process.env.TEST_DATABASE_URL
  ? { include: ['src/**/*.test.ts'], exclude: NOT_ON_POSTGRES }
  : { include: ON_PGLITE, exclude: [...NOT_ON_POSTGRES, ...NOT_ON_PGLITE] }

const shared = {
  setupFiles: [fileURLToPath(new URL('scripts/property-seed.ts', import.meta.url))],
  // Files share a worker: nothing of one reaches the next, as each makes an app and a database of its own.
  isolate: false,
  // Half of a test's time is waiting, for threads and for the disk: two more than there are cores keep them busy.
  maxWorkers: availableParallelism() + 2,
  // How long a property over thousands of cases takes depends on the machine, and on what else it does.
  testTimeout: 180_000,
  // On CI a failure is tried once more and reported as flaky: a busy machine must not reject a day's work.
  retry: process.env.CI ? 1 : 0,
}

/** One project after the other: a worker is kept from file to file only while both are of the same project. */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } })

// One project a workspace; the server's suite is listed once per database engine.
export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    projects: [
      { test: { ...shared, ...inTurn(0), name: 'engine', root: 'engine', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, ...inTurn(1), name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          ...inTurn(2),
          name: 'scripts',
          root: '.',
          include: ['scripts/**/*.test.ts', 'evals/**/*.test.ts', 'training/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...inTurn(3),
          name: 'server-sqlite',
          root: 'server',
          include: ['src/**/*.test.ts'],
          exclude: ['src/platform/database/postgres-pool.test.ts'],
          env: { TEST_ENGINE: 'sqlite' },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          ...inTurn(4),
          name: 'server-postgres',
          root: 'server',
          ...onPostgres,
          env: { TEST_ENGINE: 'postgres' },
          hookTimeout: 120_000,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
