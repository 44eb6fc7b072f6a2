import { expect, test } from 'vitest'
import { findViolations } from './check-boundaries.ts'

const makeImport = (imported: string) => `import { x } from '${imported}'\n`

test.each([
  ['engine/src/core/money.ts', 'node:fs'],
  ['engine/src/core/money.ts', 'zod'],
  ['engine/src/core/money.ts', '@evenkeel/contract/values.ts'],
  ['contract/src/values.ts', '@evenkeel/server/app.ts'],
  ['contract/src/values.ts', 'fastify'],
  ['web/src/lib/api.ts', '@evenkeel/server/app.ts'],
  ['web/src/lib/api.ts', '../../../server/src/app.ts'],
  ['server/src/features/budget/budget-routes.ts', '../demo/demo-routes.ts'],
  ['server/src/platform/jobs.ts', '../features/demo/demo-routes.ts'],
  ['server/src/platform/jobs.ts', '../ledger/transfers.ts'],
  ['web/src/components/table.tsx', '../features/budget/budget-page.tsx'],
  ['web/src/features/budget/budget-page.tsx', '../../app/router.tsx'],
])('%s must not import %s', (file, imported) => {
  expect(findViolations(file, makeImport(imported))).toHaveLength(1)
})

test.each([
  ['contract/src/values.ts', '@evenkeel/engine/core/money.ts'],
  ['server/src/app.ts', './features/demo/demo-routes.ts'],
  ['server/src/features/demo/demo-routes.ts', '../../platform/jobs.ts'],
  ['server/src/ledger/transfers.ts', '../platform/jobs.ts'],
  ['server/src/features/demo/demo.test.ts', '../history/history-routes.ts'],
  ['web/src/app/router.tsx', '../features/budget/budget-page.tsx'],
  ['web/src/features/budget/budget-page.tsx', '@mantine/core'],
])('%s may import %s', (file, imported) => {
  expect(findViolations(file, makeImport(imported))).toEqual([])
})

test('a lazy import and a re-export count too', () => {
  expect(findViolations('engine/src/a.ts', "const x = await import('node:fs')")).toHaveLength(1)
  expect(findViolations('engine/src/a.ts', "export { x } from 'node:fs'")).toHaveLength(1)
})

test('the engine uses no clock and no randomness, except in tests', () => {
  for (const call of ['Date.now()', 'Math.random()', 'new Date()', 'performance.now()', 'crypto.randomUUID()']) {
    expect(findViolations('engine/src/core/money.ts', `const x = ${call}`)).toHaveLength(1)
    expect(findViolations('engine/src/core/money.test.ts', `const x = ${call}`)).toEqual([])
    expect(findViolations('server/src/platform/clock.ts', `const x = ${call}`)).toEqual([])
  }
  expect(findViolations('engine/src/core/money.ts', 'const day = new Date(0)')).toEqual([])
})

test('only open-transaction.ts opens transactions', () => {
  const source = 'await db\n  .transaction()\n  .execute(work)'
  expect(findViolations('server/src/features/demo/demo-routes.ts', source)).toHaveLength(1)
  expect(findViolations('server/src/platform/database/open-transaction.ts', source)).toEqual([])
  expect(findViolations('server/src/features/demo/demo-routes.ts', 'await runInTransaction(db, work)')).toEqual([])
})
