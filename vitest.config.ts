import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Server tests that use no database, or only SQLite. Running them once is enough.
const NOT_ON_POSTGRES = [
  'src/main.test.ts',
  'src/ai/{ask-with-retries,mask-text}.test.ts',
  'src/features/imports/categorize-rows.test.ts',
  'src/platform/{config,ids,mail,secrets}.test.ts',
  'src/platform/database/{backup,data-dir,migration-checksums,sqlite-engine}.test.ts',
]

// What is close to the database: the platform, the ledger, users, and the routes with the most SQL. `npm test` runs
// these on PostgreSQL, or without a server on PGlite, which is PostgreSQL compiled to WebAssembly. CI runs the whole
// suite on a real server (scripts/test-on-postgres.ts).
const NEAR_DATABASE = [
  'src/{platform,ledger,users}/**/*.test.ts',
  'src/features/{transactions,statements,categories}/*-routes.test.ts',
]
const NOT_ON_PGLITE = [
  'src/platform/database/{copy-database,killed-process}.test.ts',
  'src/platform/sessions.test.ts', // needs two connections, and PGlite has one
]
const hasServer = Boolean(process.env.TEST_DATABASE_URL)
const onPostgres = {
  include: hasServer && !process.env.TEST_NEAR_DATABASE ? ['src/**/*.test.ts'] : NEAR_DATABASE,
  exclude: hasServer ? NOT_ON_POSTGRES : [...NOT_ON_POSTGRES, ...NOT_ON_PGLITE],
}

// These measure how well we read and categorize whole sets of files, and take longer than the rest of the `scripts`
// project. CI runs them.
const MEASUREMENTS = ['evals/{documents,own-rows,learning-replay}.test.ts']

const shared = {
  setupFiles: [fileURLToPath(new URL('scripts/property-seed.ts', import.meta.url))],
  // Test files share a worker, so they leave nothing behind in module state. Server tests create their own databases.
  isolate: false,
  // Node loads the files itself, as in production. Vite would rewrite every import into a property of a module object,
  // which takes time to do and makes each call slower.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Tests wait for threads and disk half the time, so use two more workers than cores.
  maxWorkers: availableParallelism() + 2,
  // How long thousands of cases take depends on the machine and its load.
  testTimeout: 180_000,
  // On CI, a failure is retried once and reported as flaky, so a busy machine doesn't reject good work.
  retry: process.env.CI ? 1 : 0,
}

// The slowest test files. Many start processes or threads and wait for them. Started last, they would run alone while
// other cores are idle.
const SLOW =
  /\/(?:main|import-faults|upload-faults|stop-import|large-edits|large-removals|hidden-imports|killed-process|migrate|data-dir|backup|time-zones|slow-clients)\.test\.ts$/

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/** For tests that only calculate: more workers than cores would not help, because each loads the modules again. */
const cpuBound = { ...shared, maxWorkers: availableParallelism() }

/** Projects run one after another, because a worker is reused only within a project. */
const runInTurn = (groupOrder: number) => ({ sequence: { groupOrder } })

// One project each for the engine, the contract, the web app, and the tests of scripts, evals and training. The
// server's suite is listed once per database engine.
export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    sequence: { sequencer: SlowFirst },
    projects: [
      { test: { ...cpuBound, ...runInTurn(0), name: 'engine', root: 'engine', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, ...runInTurn(1), name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          ...runInTurn(2),
          name: 'scripts',
          root: '.',
          include: ['scripts/**/*.test.ts', 'evals/**/*.test.ts', 'training/**/*.test.ts'],
          exclude: process.env.THOROUGH ? [] : MEASUREMENTS,
        },
      },
      {
        test: {
          ...shared,
          ...runInTurn(3),
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
          ...runInTurn(4),
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
