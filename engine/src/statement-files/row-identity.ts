import type { PlainDate } from '../core/plain-date.ts'
import { foldWords } from './fold-text.ts'
import { type Candidate, type KnownRow, MatchIndex } from './match-index.ts'
import type { StatementRow } from './statement-reading.ts'
import { findTurnedSigns } from './turned-signs.ts'

export type { KnownRow } from './match-index.ts'

/** What makes a row of a source the same row in every file it comes in; edits of the stored row do not touch it. */
export type RowIdentity = {
  /** Source, day, amount, currency and folded text. */
  content: string
  /** 1 for the first of equal rows in its file, 2 for the second, … */
  ordinal: number
  bankId: string | null
}

export type RowVerdict = {
  verdict: 'added' | 'duplicate'
  /** In plain words, why; shown to the person, who may overrule it. */
  reason: string
  /** The known row that this one duplicates or resembles. */
  knownId?: string
  /** Added, but so like a known row that a person should look. */
  resembles?: boolean
}

export type Judgement = {
  verdicts: RowVerdict[]
  /** The file shows too little to tell money in from money out, and what is known shows that it was read the wrong way. */
  isTurned: boolean
  /** Earlier imports of which this file shows the same: they were read the wrong way round. */
  turnedImports: string[]
}

/** Source, day, amount, currency and folded text in one key. Spaces, case and punctuation of the text do not count. */
export function contentKey(row: Pick<StatementRow, 'day' | 'minor' | 'currency' | 'name'>, source: string): string {
  return [source.trim().toLowerCase(), row.day, row.minor, row.currency, foldWords(row.name)].join('\u001f')
}

/** The identities of a file's rows, equal rows counted in their order. */
export function identifyRows(rows: readonly StatementRow[], source: string): RowIdentity[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const content = contentKey(row, row.source ?? source)
    const ordinal = (counts.get(content) ?? 0) + 1
    counts.set(content, ordinal)
    return { content, ordinal, bankId: row.bankId?.trim() || null }
  })
}

/** Judges a file whose known rows are all at hand. */
export function judgeRows(
  rows: readonly StatementRow[],
  known: readonly KnownRow[],
  source: string | null,
): RowVerdict[] {
  const judge = createJudge(rows, source)
  judge.know(known)
  return judge.judge().verdicts
}

/**
 * Judges each row of a file against what is there; what is there may come in runs, and only what can matter is kept.
 * Each known row can be claimed once, so of k equal rows that are there and n in the file, the larger number stays;
 * files in any order end in the same ledger. Accounts are told apart where both are known.
 *
 * A bank's number settles it only together with day and amount, since some banks give one number to several payments.
 * Equal rows under different numbers are different payments when the bank is seen to keep its numbers on that day;
 * otherwise it has renumbered them, and they are the same.
 */
export function createJudge(rows: readonly StatementRow[], source: string | null) {
  const index = new MatchIndex(rows, source)
  return {
    know: (known: readonly KnownRow[]): void => {
      for (const row of known) index.know(row)
    },
    /** Once, after all that is known has been told. `hasProof`: a balance shows that the file's signs are right. */
    judge: ({ hasProof = false } = {}): Judgement => {
      const { isTurned, turnedImports } = findTurnedSigns(index, hasProof)
      index.settle(isTurned, turnedImports)
      return { verdicts: verdictsOf(rows, index), isTurned, turnedImports: [...turnedImports] }
    },
  }
}

function verdictsOf(rows: readonly StatementRow[], index: MatchIndex): RowVerdict[] {
  const verdicts: (RowVerdict | undefined)[] = new Array(rows.length)
  const steadyDays = new Set<PlainDate>()
  // Sure first: the bank's number with the same day and amount.
  for (let i = 0; i < rows.length; i++) {
    const match = index.claimById(i)
    if (!match) continue
    steadyDays.add((rows[i] as StatementRow).day)
    verdicts[i] = duplicate(
      match.row,
      match.sameText
        ? 'Already there: the same bank number, day and amount.'
        : `Already there under the text “${index.textOf(match.row).name}”: the same bank number, day and amount.`,
    )
  }
  // Then equal content. A row without a number, on either side, is told by its content alone.
  for (let i = 0; i < rows.length; i++) {
    if (verdicts[i]) continue
    const match = index.claimByContent(i, steadyDays.has((rows[i] as StatementRow).day))
    if (match)
      verdicts[i] = duplicate(match, contentReason(rows[i] as StatementRow, match, index.ordinals[i] as number))
  }
  // What is left is new; say so when something very like it is there and no row of this file accounts for it.
  return rows.map((row, i) => verdicts[i] ?? added(row, i, index))
}

function contentReason(row: StatementRow, match: Candidate, ordinal: number): string {
  const bankId = row.bankId?.trim() || null
  if (bankId !== null && match.bankId !== null && bankId !== match.bankId)
    return 'Already there: the same day, amount and text. The bank gave it another number this time; take it if it is a second payment.'
  return ordinal > 1
    ? `Already there: the same day, amount and text (number ${ordinal} of equal rows).`
    : 'Already there: the same day, amount and text.'
}

function duplicate(match: Candidate, reason: string): RowVerdict {
  const told = match.isDeleted ? `${reason} You deleted it since, so it stays deleted.` : reason
  return { verdict: 'duplicate', knownId: match.id, reason: told }
}

const NEW: RowVerdict = Object.freeze({ verdict: 'added', reason: 'New.' })

function added(row: StatementRow, at: number, index: MatchIndex): RowVerdict {
  const reused = index.otherUseOfId(at)
  if (reused) {
    const { name, day } = index.textOf(reused)
    const reason = `New. The bank used its number ${row.bankId?.trim()} before, for “${name}” of ${day}, but day or amount differ.`
    return { verdict: 'added', reason }
  }
  const alike = index.unclaimedLike(at)
  if (alike) {
    const reason = `New, but “${index.textOf(alike).name}” of the same day and amount is there already: if a pending payment was booked under another text, they are one.`
    return { verdict: 'added', reason, knownId: alike.id, resembles: true }
  }
  const ordinal = index.ordinals[at] as number
  return ordinal > 1 ? { verdict: 'added', reason: `New: number ${ordinal} of equal rows in this file.` } : NEW
}
