import { expect, test } from 'vitest'
import { explainNoTransactions } from './not-transactions.ts'

test('we say that a text has no amounts only if it has none', () => {
  const explain = (cost: string) =>
    explainNoTransactions(`At the meeting we agreed to spend ${cost} on the new roof next year`, 'text')
  expect(explain('a lot')).toContain('no amounts')
  for (const cost of ['$5000', '5000 €', '5,000.00']) expect(explain(cost)).not.toContain('no amounts')
})
