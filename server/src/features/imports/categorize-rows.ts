import { type Categorised, createCategoriser, type UserCategory } from '@evenkeel/engine/categoriser/categorise.ts'
import type { CategoriserInput } from '@evenkeel/engine/categoriser/categoriser-input.ts'
import { isPaySized } from '@evenkeel/engine/categoriser/pay-sized.ts'
import { applyInstructions } from '@evenkeel/engine/instructions/apply-instructions.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import { filterApplicable } from '@evenkeel/engine/instructions/instruction-rules.ts'
import { getWordsToLookFor } from '@evenkeel/engine/instructions/known-names.ts'
import type { RowReason } from '@evenkeel/engine/reasons/row-reasons.ts'
import type { RowVerdict } from '@evenkeel/engine/statement-files/identity/row-identity.ts'
import { readImportNote } from '@evenkeel/engine/statement-files/notes/import-note.ts'
import type { DaySpan } from '@evenkeel/engine/statement-files/notes/import-note-days.ts'
import { createSkipTest, type NotedRow } from '@evenkeel/engine/statement-files/notes/import-note-rows.ts'
import type { ProductId } from '@evenkeel/engine/statement-files/products/product-layouts.ts'
import type {
  KeptDecisions,
  RowPart,
  StatementRow,
} from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { createSearchKey } from '../../ledger/search-key.ts'
import { changeTags, toStoredTags } from '../../ledger/tags.ts'
import { foldName } from '../../users/user-queries.ts'
import { type Answer, createForeignAnswers } from './foreign-categories.ts'
import type { CategorizedPart, CategorizedRow, CategoryMapping, ReadingTask, ReadRow } from './import-messages.ts'

type CategorizingTask = Pick<ReadingTask, 'memory' | 'country' | 'instructions' | 'knownNames' | 'sources' | 'note'> & {
  categories: readonly UserCategory[]
  mappings?: readonly CategoryMapping[]
  reading?: ReadingTask['reading']
}
type CategorizeRow = (row: StatementRow, source: string | null, verdict: RowVerdict) => ReadRow

/** Names that the instructions may refer to, from the user's transactions and from the rows being imported. */
function findNames(task: CategorizingTask, rows: readonly StatementRow[]): string[] {
  const words = getWordsToLookFor(task.instructions)
  const names = new Set(rows.map(({ name }) => name))
  const matching = [...names].filter((name) => words.some((word) => name.toLowerCase().includes(word)))
  return [...task.knownNames, ...matching.slice(0, MAX_NAMES)]
}
const MAX_NAMES = 500

/**
 * The returned function names and categorizes a row and follows the user's earlier decisions, instructions and note.
 * Duplicates are only categorized if they come with decisions. `rows` has all rows of the file: a note that asks for
 * only some rows is followed if any match.
 */
export function createRowCategorizer(
  task: CategorizingTask,
  rows: readonly StatementRow[] = [],
  product: ProductId | null = null,
): CategorizeRow {
  const compiled = compileInstructions(task.instructions, {
    categories: task.categories.map(({ code, ...category }) => ({ ...category, ...(code ? { code } : {}) })),
    sources: task.sources,
    lines: findNames(task, rows),
    program: task.reading ?? null,
  })
  const rules = filterApplicable(compiled.rules)
  const byName = new Map(task.categories.map((category) => [category.name, category]))
  const byKey = new Map(task.categories.map((category) => [foldName(category.name), category]))
  const options = { categories: task.categories, memory: task.memory, country: task.country ?? undefined }
  const { categorise } = createCategoriser({ ...options, rules })
  // Without the rules: they also look at amounts and dates, which the cached answers ignore.
  const categoriseOnce = cacheAnswers(createCategoriser(options).categorise)
  const foreign = createForeignAnswers(task.categories, task.mappings ?? [], product)
  const isSkipped = createSkipTest(readImportNote(task.note ?? ''), toAllNoteRows(rows), getSpan(rows))
  const noteReason: RowReason = { code: 'row.skipped-by-note', args: { note: shorten(task.note ?? '') } }

  return (row, source, { verdict, reasons, existingId, isSimilar }) => {
    const { kept } = row
    const read: ReadRow = {
      ...toReadRow(row, source),
      verdict,
      reasons,
      existingId: existingId ?? null,
      categorized: null,
    }
    if (verdict === 'duplicate' && kept === undefined) return read
    const instructed = applyRules(row, source)
    const answer = getAnswer(row, source, instructed !== null)
    // Decisions that came with a row are kept in case it's added later.
    const unused = kept
      ? { categorized: { ...addSearchKey(answer, read, source), needsReview: answer.category === null } }
      : {}
    if (verdict === 'duplicate') return { ...read, ...unused }
    const skip = (reason: RowReason): ReadRow => ({ ...read, ...unused, verdict: 'skipped', reasons: [reason] })
    if (instructed?.skip) return skip({ code: 'row.skipped-by-instructions' })
    if (isSkipped?.(toNoteRow(row, answer))) return skip(noteReason)
    const ownSource = (kept ? null : instructed?.source) ?? source
    // Rows from our own export keep exactly the tags that the user gave them.
    const added = kept && !kept.isForeign ? [] : (instructed?.tags ?? [])
    const tagged = { ...read, tags: changeTags(read.tags, added, []) }
    return {
      ...tagged,
      toldSource: ownSource === source ? null : ownSource,
      categorized: {
        ...addSearchKey(answer, tagged, ownSource),
        ...(read.parts?.some((part) => part.needsReview) ? { needsReview: true } : {}),
        ...(isSimilar ? { needsReview: true, reasons: [...answer.reasons, ...reasons] } : {}),
      },
    }
  }

  function toReadRow(row: StatementRow, source: string | null) {
    const { line, day, minor, currency, name, kept } = row
    return {
      line,
      day,
      minor,
      currency,
      name,
      source,
      toldSource: null,
      bankId: row.bankId ?? null,
      note: kept?.note ?? row.note ?? null,
      tags: toStoredTags(kept?.tags ?? []),
      fileCategory: kept?.isForeign ? kept.category : null,
      parts: row.parts ? row.parts.map((part) => categorizePart(part, kept?.isForeign === true)) : null,
      transferKey: row.transferKey ?? null,
    }
  }

  function applyRules(row: StatementRow, source: string | null) {
    if (rules.length === 0) return null
    const { name: text, minor, currency, day } = row
    const { simpleName } = categoriseOnce(toInput(row, source))
    const direction = getDirection(row)
    return applyInstructions(rules, { text, simpleName, minor, currency, source: source ?? '', day, direction })
  }

  function getAnswer(row: StatementRow, source: string | null, isInstructed: boolean): Answer {
    const input = toInput(row, source)
    const { simpleName, category, likely, confidence, needsReview, reason, merchantKey } = isInstructed
      ? categorise(input)
      : categoriseOnce(input)
    const certainty = { confidence, needsReview, reasonLevel: reason.level, reasons: reason.reasons }
    const answer: Answer = { simpleName, category, likely, merchantKey, ...certainty }
    if (!row.kept) return answer
    const kept = row.kept.isForeign ? foreign.answer(row.kept, answer) : keepDecisions(row.kept, answer)
    if (!row.kept.isPending) return kept
    return { ...kept, needsReview: true, reasons: [...kept.reasons, { code: 'row.pending' }] }
  }

  function toInput(row: StatementRow, source: string | null): CategoriserInput {
    const { name: text, minor, currency, day, mcc, bankCategory, purpose } = row
    const input = { text, minor, currency, direction: getDirection(row), source: source ?? undefined }
    return { ...input, mcc, bankCategory, purpose, day }
  }

  /** Decisions that came with the row are the user's own and are kept. */
  function keepDecisions(kept: KeptDecisions, guess: Answer): Answer {
    const simpleName = kept.simpleName ?? guess.simpleName
    const category = kept.category === null ? null : byKey.get(foldName(kept.category))?.name
    if (category === undefined) {
      const unknown = { code: 'category.not-in-your-list', args: { category: kept.category ?? '' } } as const
      return { ...guess, simpleName, needsReview: true, reasons: [unknown, ...guess.reasons] }
    }
    // If it's what we'd have chosen anyway, there's nothing to learn from it.
    const isOwn = category !== guess.category || simpleName !== guess.simpleName || guess.needsReview
    const reasons = [{ code: 'category.from-export' } as const]
    const reasonLevel = isOwn ? 'user' : 'kept'
    return { ...guess, simpleName, category, confidence: 1, needsReview: category === null, reasonLevel, reasons }
  }

  function categorizePart(part: RowPart, isForeign: boolean): CategorizedPart {
    const { minor, category: name, isTransfer } = part
    const category = isTransfer
      ? foreign.transfers
      : name === null
        ? null
        : isForeign
          ? foreign.resolve(name)
          : (byKey.get(foldName(name))?.name ?? null)
    return {
      minor,
      category,
      fileCategory: isForeign ? name : null,
      note: part.note ?? null,
      needsReview: category === null,
      ...(isTransfer ? { isTransfer } : {}),
    }
  }

  function* toAllNoteRows(all: readonly StatementRow[]): Generator<NotedRow> {
    for (const row of all) yield toNoteRow(row, getAnswer(row, row.source ?? null, rules.length > 0))
  }

  function toNoteRow({ name, minor, day, kept }: StatementRow, { simpleName, category: answered }: Answer): NotedRow {
    const category = answered === null ? null : (byName.get(answered) ?? null)
    return { name, minor, day, isPending: kept?.isPending === true, simpleName, category }
  }
}

function getSpan(rows: readonly StatementRow[]): DaySpan | null {
  const [first] = rows
  if (!first) return null
  const span = { first: first.day, last: first.day }
  for (const { day } of rows) {
    if (day < span.first) span.first = day
    if (day > span.last) span.last = day
  }
  return span
}

function getDirection({ minor }: StatementRow): 'in' | 'out' {
  return minor > 0 ? 'in' : 'out'
}

function addSearchKey(
  answer: Answer,
  { name, note, tags }: Pick<ReadRow, 'name' | 'note' | 'tags'>,
  source: string | null,
): CategorizedRow {
  return { ...answer, searchKey: createSearchKey({ name, simpleName: answer.simpleName, source, note, tags }) }
}

function shorten(note: string): string {
  const text = note.replace(/\s+/g, ' ').trim()
  return text.length <= 80 ? text : `${text.slice(0, 79).toWellFormed()}…`
}

const MAX_ANSWERS = 20_000
const LONG_NUMBER = /\d{4}/
// After a #, a word or the start, and before a word or the end. Two numbers next to each other may be a phone number,
// which stays as it is.
const SEPARATE_NUMBER = /(?<=#|^|\p{L}\.?\s+)(?!1?8(?:00|33|44|55|66|77|88))\d{4,9}(?=\s*$|\s+\p{L})/gu

/**
 * Caches the categorizer's answers: a file repeats its merchants, mostly with different numbers. Only for rows that no
 * instruction applies to.
 */
export function cacheAnswers(
  categorise: (row: CategoriserInput) => Categorised,
): (row: CategoriserInput) => Categorised {
  const answers = new Map<string, Categorised>()
  return (row) => {
    const text = maskNumbers(row.text)
    // The amount only matters for money in, and only whether it's as large as a month's pay.
    const size = row.direction === 'in' && isPaySized(row.minor, row.currency) ? 'pay' : ''
    const key = `${text}\u001f${row.direction}\u001f${row.source ?? ''}\u001f${row.mcc ?? ''}\u001f${row.bankCategory ?? ''}\u001f${maskNumbers(row.purpose ?? '')}\u001f${size}`
    const cached = answers.get(key)
    if (cached) return cached
    const answer = categorise(row)
    // A name with a number in it belongs to this row only.
    const isOwn =
      LONG_NUMBER.test(text) && (LONG_NUMBER.test(answer.simpleName) || LONG_NUMBER.test(answer.merchantKey))
    if (isOwn) return answer
    if (answers.size >= MAX_ANSWERS) answers.clear()
    answers.set(key, answer)
    return answer
  }
}

/**
 * The text with nines for the digits of every separate store number and reference, which the categorizer drops anyway.
 * Numbers that may be part of a phone number stay.
 */
function maskNumbers(text: string): string {
  if (!LONG_NUMBER.test(text)) return text
  return text.replace(SEPARATE_NUMBER, (digits) => '999999999'.slice(0, digits.length))
}
