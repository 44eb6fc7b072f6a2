import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// One project a workspace; the server's suite is listed once per database engine.
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
          env: { TEST_ENGINE: 'sqlite' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server-postgres',
          root: 'server',
          include: ['src/**/*.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
