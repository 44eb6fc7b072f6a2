import {
  type Categorised,
  type CategoriserInput,
  createCategoriser,
  type UserCategory,
} from '@evenkeel/engine/categoriser/categorise.ts'
import { applyInstructions, compileInstructions } from '@evenkeel/engine/categoriser/instructions.ts'
import { readImportNote } from '@evenkeel/engine/statement-files/import-note.ts'
import type { RowVerdict } from '@evenkeel/engine/statement-files/row-identity.ts'
import type { StatementRow } from '@evenkeel/engine/statement-files/statement-reading.ts'
import { searchKeyOf } from '../../platform/ledger/search-key.ts'
import type { ReadingTask, ReadRow } from './import-messages.ts'

type SortingTask = Pick<ReadingTask, 'memory' | 'country' | 'instructions' | 'sources' | 'note'> & {
  categories: readonly UserCategory[]
}
export type SortRow = (row: StatementRow, source: string | null, verdict: RowVerdict) => ReadRow

/** Names and sorts rows by what this person has decided, instructed and noted; a row that is there already needs neither. */
export function createSorter(task: SortingTask): SortRow {
  const { rules } = compileInstructions(task.instructions, {
    categories: task.categories.map(({ code, ...category }) => ({ ...category, ...(code ? { code } : {}) })),
    sources: task.sources,
  })
  const note = readImportNote(task.note ?? '')
  const kinds = new Map(task.categories.map(({ name, kind }) => [name, kind]))
  const { categorise } = createCategoriser({
    categories: task.categories,
    memory: task.memory,
    country: task.country ?? undefined,
    rules,
  })
  const categoriseOnce = rememberAnswers(categorise)

  return (row, source, { verdict, reason, knownId, resembles }) => {
    const { line, day, minor, currency, name } = row
    const read = {
      line,
      day,
      minor,
      currency,
      name,
      source,
      toldSource: null,
      bankId: row.bankId ?? null,
      verdict,
      reason,
      knownId: knownId ?? null,
      sorted: null,
    }
    if (verdict === 'duplicate') return read
    const direction = minor > 0 ? 'in' : 'out'
    const instructed =
      rules.length === 0
        ? null
        : applyInstructions(rules, { text: name, minor, currency, source: source ?? '', day, direction })
    if (instructed?.skip) return { ...read, verdict: 'skipped', reason: 'Left out by your custom instructions.' }
    const { mcc, bankCategory } = row
    const input = {
      text: name,
      minor,
      currency,
      direction,
      source: source ?? undefined,
      mcc,
      bankCategory,
      day,
    } as const
    // Instructions look at amounts and days too: what they speak of is judged row by row.
    const sorted = instructed ? categorise(input) : categoriseOnce(input)
    const isUnwanted =
      (note.skipTransfers && kinds.get(sorted.category) === 'transfer') || (note.skipIncome && minor > 0)
    if (isUnwanted) return { ...read, verdict: 'skipped', reason: 'Left out, as your note asked.' }
    const ownSource = instructed?.source ?? source
    return {
      ...read,
      toldSource: ownSource === source ? null : ownSource,
      sorted: {
        simpleName: sorted.simpleName,
        category: sorted.category,
        confidence: sorted.confidence,
        needsReview: sorted.needsReview || resembles === true,
        reasonLevel: sorted.reason.level,
        reasonText: resembles ? `${sorted.reason.text} ${RESEMBLES}` : sorted.reason.text,
        merchantKey: sorted.merchantKey,
        searchKey: searchKeyOf({ name, simpleName: sorted.simpleName, source: ownSource, note: null }),
      },
    }
  }
}

const RESEMBLES =
  'There is a row of the same day and amount with another text: if it is the same payment, delete one of them.'

const ANSWERS_KEPT = 20_000
const LONG_NUMBER = /\d{4}/
// After a # or a word, and before a word or the end: two numbers side by side may be a phone number, of which parts stay.
const LONE_NUMBER = /(?<=#|^|\p{L}\.?\s+)(?!1?8)\d{4,9}(?=\s*$|\s+\p{L})/gu

/**
 * The same answers as the categoriser gives, each found once: the rows of a file repeat its merchants, mostly under
 * another number. For rows that no instruction speaks of.
 */
export function rememberAnswers(
  categorise: (row: CategoriserInput) => Categorised,
): (row: CategoriserInput) => Categorised {
  const answers = new Map<string, Categorised>()
  return (row) => {
    const text = withoutNumbers(row.text)
    const key = `${text}\u001f${row.direction}\u001f${row.source ?? ''}\u001f${row.mcc ?? ''}\u001f${row.bankCategory ?? ''}`
    const known = answers.get(key)
    if (known) return known
    const found = categorise(row)
    // A name with a number in it belongs to this row alone.
    const isOwn = text !== row.text && (LONG_NUMBER.test(found.simpleName) || LONG_NUMBER.test(found.merchantKey))
    if (isOwn) return found
    if (answers.size >= ANSWERS_KEPT) answers.clear()
    answers.set(key, found)
    return found
  }
}

/**
 * The text with nines for the digits of every store number and reference that stands alone: the categoriser drops them
 * whatever they are. Numbers that can be part of a phone number stay.
 */
function withoutNumbers(text: string): string {
  if (!LONG_NUMBER.test(text)) return text
  return text.replace(LONE_NUMBER, (digits) => '999999999'.slice(0, digits.length))
}
