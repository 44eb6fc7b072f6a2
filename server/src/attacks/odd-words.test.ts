import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

const server = await createTestApp()

/** Properties that every JavaScript object inherits, and that a table of words must not seem to contain. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']

test.each(INHERITED)('"%s" is a word like any other', async (word) => {
  const ana = await server.createUser()
  for (const text of [word, `five ${word} a month`, `rent 500 and ${word} 20 monthly`]) {
    expect((await ana.post('/api/budget-items/from-text/', { text })).statusCode).toBe(201)
  }
  for (const text of [`${word} is Groceries`, `Put Lidl in ${word}`]) {
    expect((await ana.post('/api/custom-instructions/preview/', { text })).statusCode).toBe(200)
  }
  const added = await ana.post('/api/transactions/', {
    transaction_date: '2026-11-01',
    transaction_name: `${word} 12`,
    amount: '-3.00',
  })
  expect(added.statusCode).toBe(201)
  expect((await ana.get('/api/transactions/')).body).not.toContain('native code')
})

test.each(INHERITED)('a file with "%s" in it is read normally', async (word) => {
  const ana = await server.createUser()
  const rows = `<tr><td>2026-11-02</td><td>Caf&${word};</td><td>-4.50</td></tr>`
  for (const text of [
    `<table><tr><td>Date</td><td>Description</td><td>Amount</td></tr>${rows}</table>`,
    `Date,${word},Description,Amount,Currency\n2026-11-03,x,Bakery,-2.20,${word}\n2026-11-04,y,Kiosk,-1.10,${word}\n`,
  ]) {
    await ana.post('/api/imports/', { text, currency: 'EUR' })
  }
  await server.jobs.waitUntilIdle()
  const { results } = (await ana.get('/api/transactions/')).json()
  expect(results.length).toBeGreaterThan(0)
  for (const row of results) {
    expect(row.currency).toMatch(/^[A-Z]{3}$/)
    expect(row.transaction_name).not.toContain('native code')
  }
})
