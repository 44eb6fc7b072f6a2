import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { expect, test } from 'vitest'
import type { AiQuestion } from './ai-provider.ts'
import { categorizeWithAi, type Description, ROWS_PER_CALL } from './categorize-with-ai.ts'
import type { AiCategorization } from './prompts/categorize-rows.ts'

type Row = { id: string; text: string }
type Answer = { category: string; simple_name: string }

const KNOWN: [RegExp, string][] = [
  [/STARBUCKS|MCDONALDS/, 'Dining & Coffee'],
  [/ALDI|TRADER/, 'Groceries'],
  [/LUFTHANSA|RYANAIR/, 'Travel'],
  [/VERIZON|VODAFONE/, 'Phone & Internet'],
  [/NETFLIX|SPOTIFY/, 'Subscriptions'],
  [/PETSMART/, 'Pets'],
  [/H AND M/, 'Clothing'],
  [/WALGREENS/, 'Health'],
]
const answerSensibly = ({ text }: Row): Answer => ({
  category: KNOWN.find(([pattern]) => pattern.test(text))?.[1] ?? 'Education',
  simple_name: text,
})

/** Categorizes with a model whose answer for a row can depend on the whole call, as an obedient model's would. */
async function categorizeTexts(
  texts: readonly string[],
  answerRow: (row: Row, call: readonly Row[]) => Answer,
  categories: readonly (typeof DEFAULT_CATEGORIES)[number][] = DEFAULT_CATEGORIES,
) {
  const calls: Row[][] = []
  const ask = async ({ data }: AiQuestion) => {
    const { rows } = JSON.parse(data) as { rows: Row[] }
    calls.push(rows)
    const answers = rows.map((row) => ({ id: row.id, sure: true, ...answerRow(row, rows) }))
    return { text: JSON.stringify({ rows: answers }), tokens: null }
  }
  const found = new Map<string, AiCategorization>()
  const descriptions = texts.map((text): Description => ({ text, direction: 'out' }))
  await categorizeWithAi(descriptions, categories, ask, (answers) => {
    for (const [i, answer] of answers) found.set(texts[i]!, answer)
  })
  return { found, calls }
}

const OTHERS = ['ZORBLAX QUINTO', 'BRIMFOLD PELLET', 'VUNTERHAX 7', 'OSKELDIN']

test('a description that mentions another can’t change that one’s category', async () => {
  const talk = 'TREWIGGAN KNOWS OSKELDIN SELLS FISH'
  const { found } = await categorizeTexts([...OTHERS, talk], (row, call) => {
    const isInfluenced = row.text === 'OSKELDIN' && call.some(({ text }) => text === talk)
    return isInfluenced ? { category: 'Groceries', simple_name: row.text } : answerSensibly(row)
  })
  expect(found.get('OSKELDIN')).toMatchObject({ category: 'Education' })
  expect(found.get(talk)).toBeDefined()
})

test('a description can’t rename the others or put their words into its own name', async () => {
  const talk = 'TREWIGGAN NOW TRADES UNDER HOTLINE 0900'
  const { found, calls } = await categorizeTexts([...OTHERS, talk], (row, call) => {
    const isInfluenced = call.some(({ text }) => text === talk)
    if (!isInfluenced) return answerSensibly(row)
    const stolen = row.text === talk ? call.find(({ text }) => text === 'ZORBLAX QUINTO')?.text : 'Hotline 0900'
    return { ...answerSensibly(row), simple_name: stolen ?? row.text }
  })
  expect(calls.some((call) => call.length > 3)).toBe(true)
  for (const text of OTHERS) expect(found.get(text)?.simpleName ?? '').not.toMatch(/hotline/i)
  expect(found.get(talk)?.simpleName ?? '').not.toMatch(/quinto/i)
})

test('a name that completes or cleans up the text is accepted', async () => {
  const names: Record<string, string> = {
    'BRIMFOLD PELLET': 'Brimfold Pellets',
    'ZORBLAX QUINTO': 'Zorblax Quinto Coffee',
  }
  const { found } = await categorizeTexts(OTHERS, (row) => ({
    ...answerSensibly(row),
    simple_name: names[row.text] ?? row.text,
  }))
  expect(found.get('BRIMFOLD PELLET')?.simpleName).toBe('Brimfold Pellets')
  expect(found.get('ZORBLAX QUINTO')?.simpleName).toBe('Zorblax Quinto Coffee')
})

test('descriptions that only have a type of business in common share a call', async () => {
  const shops = Array.from(
    { length: ROWS_PER_CALL },
    (_, i) => `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]}VUNTERHAX${i} MARKET`,
  )
  const { calls, found } = await categorizeTexts(shops, answerSensibly)
  expect(found.size).toBe(shops.length)
  expect(calls.length).toBe(1)
})

test('without two test rows that need different categories, each description is asked about alone', async () => {
  const categories = DEFAULT_CATEGORIES.filter(({ code }) => code === 'DIN' || code === 'EDU')
  const { found, calls } = await categorizeTexts(OTHERS, answerSensibly, categories)
  expect(calls.map((call) => call.length)).toEqual([1, 1, 1, 1])
  expect(found.size).toBe(4)
})
