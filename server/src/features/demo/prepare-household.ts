import { readBankOperation } from '@evenkeel/engine/categoriser/bank-operations.ts'
import { type CategoryCode, DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { getMerchantKey } from '@evenkeel/engine/categoriser/merchant-key.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { type DemoFile, makeDemoFiles } from '@evenkeel/engine/demo-household/demo-files.ts'
import type { DemoHousehold, DemoTransaction } from '@evenkeel/engine/demo-household/demo-values.ts'
import { generateDemoHousehold } from '@evenkeel/engine/demo-household/generate-demo-household.ts'
import type { CategoryReason } from '@evenkeel/engine/reasons/category-reasons.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import { toStoredLikely } from '../../ledger/likely-categories.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { toStoredReasons } from '../../ledger/stored-reasons.ts'
import { type DemoScenario, makeDemoScenarios } from './demo-scenarios.ts'

/** A row of the household with all of its columns that don't depend on the user. */
export type PreparedRow = DemoTransaction & {
  readonly merchantKey: string
  readonly searchKey: string
  readonly reasonLevel: string | null
  readonly reasonText: string | null
  readonly likely: string | null
  readonly isUncategorized: boolean
}
export type PreparedFile = Omit<DemoFile, 'rows'> & { readonly rows: readonly PreparedRow[] }
export type PreparedHousehold = Omit<DemoHousehold, 'transactions'> & {
  readonly files: readonly PreparedFile[]
  readonly byHand: readonly PreparedRow[]
  readonly scenarios: readonly DemoScenario[]
}

/** Everything about the household of a date that doesn't depend on the user. */
export function prepareHousehold(today: PlainDate): PreparedHousehold {
  const { transactions, ...household } = generateDemoHousehold({ today })
  const { files, byHand } = makeDemoFiles(transactions, today)
  const getReason = createReasons(household.instructions, transactions)
  const getKeys = (row: DemoTransaction) => ({
    merchantKey: getMerchantKey(row.name),
    searchKey: createSearchKey({
      name: row.name,
      simpleName: row.simpleName,
      source: row.source,
      note: null,
      tags: null,
    }),
  })
  return {
    ...household,
    scenarios: makeDemoScenarios(household, today),
    files: files.map((file) => ({
      ...file,
      rows: file.rows.map((row) => ({ ...row, ...getKeys(row), ...getGuess(row), ...getReason(row) })),
    })),
    byHand: byHand.map((row) => ({
      ...row,
      ...getKeys(row),
      ...getGuess(row),
      confidence: 1,
      reasonLevel: null,
      reasonText: null,
    })),
  }
}

const COMMON_CATEGORIES: readonly CategoryCode[] = ['DIN', 'SHO', 'SVC', 'GIV', 'ENT']

/** The likely categories of an uncertain row, and whether there is too little evidence to choose one. */
function getGuess(row: DemoTransaction): Pick<PreparedRow, 'likely' | 'isUncategorized'> {
  if (!row.needsReview) return { likely: null, isUncategorized: false }
  const code = DEFAULT_CATEGORIES.find(({ name }) => name === row.category)?.code
  const codes = new Set([...(code ? [code] : []), ...COMMON_CATEGORIES])
  return { likely: toStoredLikely([...codes].slice(0, 5)), isUncategorized: row.confidence < 0.5 }
}

// Categories that no brand identifies, such as savings, insurance and transfers.
const PERSONAL = new Set(['INV', 'INS', 'TRF', 'INC', 'KID'])
type Reason = Pick<PreparedRow, 'reasonLevel' | 'reasonText'>
const toReason = (reasonLevel: string, reason: CategoryReason | RowReason): Reason => ({
  reasonLevel,
  reasonText: toStoredReasons([reason]),
})
// The payments that the household's instructions name.
const INSTRUCTED = ['Zelle to Marisol', 'Costco']
// The words in the names of the household's merchants that reveal their type of business.
const TRADE =
  /\b(?:after school|pizza|pizzeria|bakery|coffee|farmers|zoo|toy|car wash|brewing|barber|books|restaurant|cleaners|wine|nursery|hair|gifts|hostal|theatre|little league|dental|thai|taberna|pastelaria|marisqueira|museu|automotive|gelateria|trattoria|pensione|forno)\b/i
// Small sellers, recognized by the prefix of their card terminal: they aren't in any brand list.
const SMALL_SELLER = /^(?:SQ|TST) ?\*/

/**
 * Returns a function that says why an import would have chosen a row's category. The real categorizer would give
 * similar reasons, but the day's first visitor would have to wait for it, and we already know the demo's merchants.
 */
function createReasons(instructions: string, rows: readonly DemoTransaction[]): (row: DemoTransaction) => Reason {
  const sentences = instructions.split(/(?<=\.)\s+/)
  const codes = new Map<string, string>(DEFAULT_CATEGORIES.map(({ name, code }) => [name, code]))
  const sides = new Map<string, DemoTransaction[]>()
  for (const row of rows) if (row.transferKey) sides.set(row.transferKey, [...(sides.get(row.transferKey) ?? []), row])
  const reasons = new Map<string, Reason>()

  const getReason = (row: DemoTransaction): Reason => {
    const { name, minor, currency, simpleName } = row
    const direction = minor > 0 ? 'in' : 'out'
    const code = codes.get(row.category)
    const instructed = INSTRUCTED.find((words) => name.includes(words.toUpperCase()))
    const sentence = instructed && sentences.find((text) => text.includes(instructed))
    if (sentence) return toReason('instruction', { code: 'category.instruction', args: { sentence } })
    const operation = readBankOperation(name, direction)
    if (operation && operation.code === code)
      return toReason('bank-operation', { code: 'category.bank-words', args: { what: operation.what } })
    const trade = TRADE.exec(name)?.[0]
    if (trade) return toReason('keyword', { code: 'category.keyword', args: { word: trade.toLowerCase() } })
    if (row.needsReview && row.confidence < 0.5) return toReason('prior', { code: 'category.nothing-known' })
    if (currency !== 'USD' || row.needsReview) return toReason('model', { code: 'category.model' })
    return SMALL_SELLER.test(name) || PERSONAL.has(code ?? '')
      ? toReason('memory', { code: 'category.remembered', args: { name: simpleName } })
      : toReason('brand', { code: 'category.brand', args: { name: simpleName } })
  }
  return (row) => {
    const other = sides.get(row.transferKey ?? '')?.find((side) => side.source !== row.source)
    if (other) return toReason('transfer', { code: 'row.transfer', args: { source: other.source, day: other.day } })
    const key = `${row.name.replace(/\d/g, '9')}|${row.minor > 0}`
    const reason = reasons.get(key) ?? getReason(row)
    reasons.set(key, reason)
    return reason
  }
}
