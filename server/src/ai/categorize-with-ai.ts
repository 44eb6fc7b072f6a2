import { randomBytes, randomInt } from 'node:crypto'
import type { AiAnswer, AiQuestion } from './ai-provider.ts'
import { type AiCategorization, makeCategorizationQuestion, readCategorizedRows } from './prompts/categorize-rows.ts'
import { groupIntoCalls, isNameFor } from './shared-calls.ts'

export type Description = { text: string; direction: 'in' | 'out' }
type AiCategory = { name: string; code: string | null }
type Ask = (question: AiQuestion, items: number) => Promise<AiAnswer>

export const ROWS_PER_CALL = 25
const LANES = 3

/**
 * Categorizes descriptions so that none can influence another. Only short, plain texts share a call. Each such call
 * includes two rows of ours with known, different answers. If either comes back wrong, we assume that the model obeyed
 * a text that it should only have read: all answers of the call are discarded, and its rows are asked about one by one.
 * Texts with a distinctive word in common never share a call, and a name from a shared call is only accepted if it
 * matches its own text. A long text, or one that reads like a sentence or has a word of a category's name, is asked
 * about alone from the start, and so is every text if the categories don't allow two such rows. `onAnswers` gets the
 * answers as they arrive, by the index of their description; some descriptions may get none.
 */
export async function categorizeWithAi(
  descriptions: readonly Description[],
  categories: readonly AiCategory[],
  ask: Ask,
  onAnswers: (answers: ReadonlyMap<number, AiCategorization>) => void,
): Promise<void> {
  const isPlain = createPlainTest(categories)
  const all = descriptions.map((_, i) => i)
  const canaryPairs = pairCanaries(createCanaries(categories))
  const shared = canaryPairs.length === 0 ? [] : shuffle(all.filter((i) => isPlain(descriptions[i]!.text)))
  const alone = all.filter((i) => !shared.includes(i))
  // Each task returns the descriptions to ask about again, one by one.
  const work: (() => Promise<number[]>)[] = []
  for (const batch of groupIntoCalls(shared, (i) => descriptions[i]!.text, ROWS_PER_CALL))
    work.push(() => askTogether(batch))
  for (const i of alone) work.push(() => askAlone(i))

  const lanes = Array.from({ length: LANES }, async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      try {
        for (const i of await next()) work.push(() => askAlone(i))
      } catch (error) {
        work.length = 0 // the other lanes finish what they started and start nothing more
        throw error
      }
    }
  })
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason

  async function askTogether(batch: readonly number[]): Promise<number[]> {
    if (batch.length === 1) return askAlone(batch[0]!)
    const ids = new Map(batch.map((i) => [createRowId(), i]))
    const checks = new Map(canaryPairs[randomInt(canaryPairs.length)]!.map((canary) => [createRowId(), canary]))
    const rows = [
      ...[...ids].map(([id, i]) => ({ id, ...descriptions[i]! })),
      ...[...checks].map(([id, { text }]) => ({ id, text, direction: 'out' as const })),
    ]
    const answers = await askRows(shuffle(rows), batch.length)
    if (answers.size === 0) return [] // nothing could be parsed, so asking one by one won't help
    const wasInfluenced = [...checks].some(
      ([id, { correctCategories }]) => !correctCategories.has(answers.get(id)?.category ?? ''),
    )
    if (wasInfluenced) return [...batch]
    onAnswers(
      new Map(
        [...ids].flatMap(([id, i]) => {
          const answer = answers.get(id)
          return answer ? [[i, dropUnverifiedName(answer, descriptions[i]!.text)] as const] : []
        }),
      ),
    )
    return []
  }

  async function askAlone(i: number): Promise<number[]> {
    const id = createRowId()
    const answer = (await askRows([{ id, ...descriptions[i]! }], 1)).get(id)
    if (answer) onAnswers(new Map([[i, answer]]))
    return []
  }

  async function askRows(rows: readonly ({ id: string } & Description)[], items: number) {
    const names = categories.map(({ name }) => name)
    const { text } = await ask(makeCategorizationQuestion(rows, names), items)
    return readCategorizedRows(text, new Set(rows.map(({ id }) => id)), new Set(names))
  }
}

function dropUnverifiedName(answer: AiCategorization, text: string): AiCategorization {
  const { simpleName } = answer
  return simpleName !== null && isNameFor(simpleName, text) ? answer : { ...answer, simpleName: null }
}

const MAX_WORDS = 8
const MAX_CHARACTERS = 60
/** Words that give orders or refer to the question, its rows or its answer. */
const DEMANDING =
  /\b(ignore|disregard|forget|instead|instructions?|anweisung\w*|ignorier\w*|prompt|system|assistant|assistent|model|json|schema|rows?|zeilen?|lines?|every|everything|all|alle|alles|tout|tous|todos?|tutt[ie]|each|always|immer|other|others|category|categor\w*|kategorie\w*|sort|classify|label|set|setze|answer|respond|reply|output|delete|lösch\w*|must|should|please|bitte|you|your|sure|true|false)\b/iu

function createPlainTest(categories: readonly AiCategory[]): (text: string) => boolean {
  const named = new Set(
    categories.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3),
  )
  return (text) => {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
    return (
      words.length <= MAX_WORDS &&
      text.length <= MAX_CHARACTERS &&
      !/[{}"“”:;!?<>=\n]|→|->/.test(text) &&
      !DEMANDING.test(text) &&
      !words.some((word) => named.has(word))
    )
  }
}

/** Well-known merchants, each with all categories a sensible model may choose. */
const WELL_KNOWN: readonly (readonly [text: string, codes: readonly string[]])[] = [
  ['STARBUCKS STORE 0421', ['DIN']],
  ['MCDONALDS F3312', ['DIN']],
  ['ALDI SUED', ['GRO']],
  ['TRADER JOES', ['GRO']],
  ['LUFTHANSA', ['TVL', 'TRA']],
  ['RYANAIR', ['TVL', 'TRA']],
  ['VERIZON WIRELESS', ['PHO', 'UTI']],
  ['VODAFONE', ['PHO', 'UTI']],
  ['NETFLIX COM', ['SUB', 'ENT']],
  ['SPOTIFY', ['SUB', 'ENT']],
  ['PETSMART', ['PET']],
  ['H AND M', ['CLO', 'SHO']],
  ['WALGREENS', ['HEA', 'PER', 'SHO']],
]

type Canary = { text: string; correctCategories: ReadonlySet<string> }

function createCanaries(categories: readonly AiCategory[]): Canary[] {
  return WELL_KNOWN.flatMap(([text, codes]) => {
    const correctCategories = categories
      .filter(({ code }) => code !== null && codes.includes(code))
      .map(({ name }) => name)
    // All of its right categories must exist. Otherwise even a sensible model might choose another one.
    return correctCategories.length === codes.length ? [{ text, correctCategories: new Set(correctCategories) }] : []
  })
}

/** All pairs with no right answer in common: no single category can satisfy both. */
function pairCanaries(canaries: readonly Canary[]): [Canary, Canary][] {
  return canaries.flatMap((first, i) =>
    canaries
      .slice(i + 1)
      .filter((second) => second.correctCategories.isDisjointFrom(first.correctCategories))
      .map((second): [Canary, Canary] => [first, second]),
  )
}

/** Random, so that no text written before the call can guess it. */
function createRowId(): string {
  return randomBytes(4).toString('hex')
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
