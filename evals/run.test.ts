import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAiProvider } from '@evenkeel/server/ai/configured-provider.ts'
import { readConfig } from '@evenkeel/server/platform/config.ts'
import { answerSensibly, startVendorDouble } from '@evenkeel/server/testing/vendor-double.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { evaluatePastes } from './pastes.ts'
import { evaluatePerformance } from './performance.ts'
import { evaluateFolder } from './run.ts'
import { compareInstructions, compareWithProvider } from './with-provider.ts'

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-evals-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))

const vendor = await startVendorDouble()
const provider = createAiProvider(
  readConfig({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: vendor.url, AI_MODEL: 'double' }),
)!

test('recognizes a folder without data, and prints a line for each file', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  expect(await evaluateFolder(join(folder, 'nowhere'))).toBe(false)
  expect(await evaluateFolder(folder)).toBe(false)
  const row = {
    transaction_name: 'ALBERT HEIJN 1376',
    amount: '-8.10',
    currency: 'EUR',
    transaction_date: '2026-03-03',
  }
  write('instructions.ours.json', [
    { id: 'a', text: 'Albert Heijn is Gifts & Charity.', cases: [{ ...row, expect: { category: 'Gifts & Charity' } }] },
  ])
  expect(await evaluateFolder(folder)).toBe(true)
  expect(lines).toEqual([expect.stringMatching(/^instructions\.ours\.json: 1 of 1 cases/)])
  vi.restoreAllMocks()
})

test('compares pasted amounts as money, with or without trailing zeros', async () => {
  const file = join(folder, 'pastes.ours.json')
  const expected = ['-3278.00', '-842'].map((amount) => ({ transaction_date: '2026-10-29', amount }))
  const text = 'Date\tPayee\tAmount\n2026-10-29\tRakuten\t-3278\n2026-10-29\tSeven\t-842'
  write('pastes.ours.json', [{ id: 'yen', text, today: '2026-11-17', currency_default: 'JPY', expected }])
  expect(await evaluatePastes(file)).toMatchObject({ exact: 1, rowsRight: 2, rowsExtra: 0, failures: [] })
  rmSync(file)
})

test('compares performance cases within their own tolerance, and lists the failures', async () => {
  const flows = [
    ['2021-01-01', -100],
    ['2022-01-01', 110],
  ]
  write('performance.ours.json', [
    { id: 'right', kind: 'xirr', inputs: { flows }, expected: 0.1, tolerance: 1e-9 },
    { id: 'wrong', kind: 'xirr', inputs: { flows }, expected: 0.2, tolerance: 1e-9 },
  ])
  const { right, failures } = await evaluatePerformance(join(folder, 'performance.ours.json'))
  expect(right).toBe(1)
  expect(failures).toEqual([{ id: 'wrong', detail: expect.stringContaining('instead of 0.2') }])
})

test('only asks a provider about unsure rows, and measures both ways on the same data', async () => {
  const unsure = ['ZORBLAX QUINTO', 'BRIMFOLD PELLET', 'OSKELDIN'].map((transaction_name) => ({
    transaction_name,
    direction: 'out',
    category: 'Education',
    also_right: [],
  }))
  const sure = { transaction_name: 'NETFLIX.COM', direction: 'out', category: 'Subscriptions', also_right: [] }
  write('transactions.ours.json', [...unsure, sure])
  vendor.play = ({ rows }) => JSON.stringify({ rows: answerSensibly(rows) })
  const compared = await compareWithProvider(join(folder, 'transactions.ours.json'), provider)
  expect(compared.asked).toBe(3)
  expect(compared.builtIn.rows).toBe(4)
  expect(compared.together).toMatchObject({ exact: 4, sure: 4, sureRight: 4 })
  expect(compared.builtIn.exact).toBeLessThan(4)
  expect(vendor.calls.at(-1)?.body).not.toContain('NETFLIX.COM')
})

test('counts instruction sentences that weren’t understood, before and after asking the provider', async () => {
  write('instructions.unclear.json', [{ id: 'a', text: 'Put the wobbly things in the usual place.', cases: [] }])
  vendor.play = ({ data }) => {
    const { sentences } = data as { sentences: { id: string }[] }
    return JSON.stringify({ rows: sentences.map(({ id }) => ({ id, rewritten: 'Put "wobbly" in Shopping.' })) })
  }
  const compared = await compareInstructions(join(folder, 'instructions.unclear.json'), provider)
  expect(compared).toEqual({ unclear: 1, understood: 1 })
})
