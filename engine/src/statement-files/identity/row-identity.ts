import type { RowReason } from '../../reasons/row-reasons.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { getNumberKind } from './bank-numbers.ts'
import type { Candidate, ExistingRow } from './known-row.ts'
import { MatchIndex } from './match-index.ts'
import { findReversedSigns } from './reversed-signs.ts'

export type { ExistingRow } from './known-row.ts'

export type RowVerdict = {
  verdict: 'added' | 'duplicate'
  /** Why: the first reason decides, the others add details. Shown to the user, who can overrule it. */
  reasons: readonly RowReason[]
  /** The existing row that this one duplicates or resembles. */
  existingId?: string
  /** Added, but so similar to an existing row that it needs review. */
  isSimilar?: boolean
}

export type Judgment = {
  verdicts: RowVerdict[]
  /**
   * The file has too little to tell money in from money out, and the existing rows show that it was read the wrong way.
   */
  isReversed: boolean
  /** Earlier imports with the same rows as this file that were read with the signs reversed. */
  reversedImports: string[]
  /** Earlier imports with mostly the same rows in another currency, where neither file names its currency. */
  recastImports: string[]
}

/** Compares a file with all existing rows at once. */
export function judgeRows(
  rows: readonly StatementRow[],
  existing: readonly ExistingRow[],
  source: string | null,
): RowVerdict[] {
  const judge = createJudge(rows, source)
  judge.addExisting(existing)
  return judge.judge().verdicts
}

/**
 * Compares each row of a file with the existing rows. Existing rows may come in batches, and only those that matter are
 * kept. Each existing row can be claimed once, so with k existing and n new identical rows, the larger number remains,
 * and files in any order give the same ledger. Rows of two different accounts never match if both accounts are known.
 *
 * A bank's number only decides together with the amount and the day (or, if the number is distinctive, a nearby day),
 * because some banks give one number to several payments. Identical rows with different numbers are two payments if
 * this file shows that the bank keeps its numbers, or that the file is cut in the middle of a day. Otherwise the bank
 * has renumbered them, and they're one payment.
 *
 * A split is known by its whole amount. Its parts match the rows of a file that has all of them and not the whole.
 */
export function createJudge(rows: readonly StatementRow[], source: string | null) {
  const index = new MatchIndex(rows, source)
  return {
    addExisting: (existing: readonly ExistingRow[]): void => {
      for (const row of existing) index.addExisting(row)
    },
    /**
     * Call once, after all existing rows. `hasProof`: a balance shows that the file's signs are right. `takesParts`:
     * the file's rows come from the ledger, so each part of a split matches on its own. `keepsNumbers`: earlier downloads with
     * this layout have shown that the bank keeps its numbers.
     */
    judge: ({ hasProof = false, takesParts = false, keepsNumbers = false } = {}): Judgment => {
      const { isReversed, reversedImports } = findReversedSigns(index, hasProof)
      index.settle(isReversed, reversedImports, takesParts)
      const recastImports = [...index.imports.findRecasts()]
      return {
        verdicts: getVerdicts(rows, index, keepsNumbers),
        isReversed,
        reversedImports: [...reversedImports],
        recastImports,
      }
    },
  }
}

function getVerdicts(rows: readonly StatementRow[], index: MatchIndex, keepsNumbers: boolean): RowVerdict[] {
  const verdicts: (RowVerdict | undefined)[] = new Array(rows.length)
  const haveNumbers = rows.map((row) => Boolean(row.bankId?.trim()))
  // Certain matches first: the same bank number, date and amount.
  const kept: number[] = []
  for (let i = 0; i < rows.length; i++) {
    const match = haveNumbers[i] ? index.claimById(i) : null
    if (!match) continue
    kept.push(i)
    verdicts[i] = makeDuplicate(
      match.row,
      match.isSameText
        ? { code: 'row.same-number' }
        : { code: 'row.same-number-other-text', args: { name: index.getText(match.row).name } },
    )
  }
  // A pending payment may be posted a few days later with the same number.
  for (let i = 0; i < rows.length; i++) {
    const match = haveNumbers[i] && !verdicts[i] ? index.claimMoved(i) : null
    if (!match) continue
    kept.push(i)
    verdicts[i] = makeDuplicate(match, { code: 'row.same-number-moved', args: { day: index.getText(match).day } })
  }
  // Then identical content. A row without a number on either side is matched by content alone.
  for (const isNumbered of [false, true]) {
    for (let i = 0; i < rows.length; i++) {
      if (verdicts[i] || (isNumbered && haveNumbers[i])) continue
      const k = index.claimByContent(i, isNumbered)
      if (k < 0) continue
      const ordinal = index.ordinals[i] as number
      verdicts[i] = makeDuplicate(index.existing[k] as Candidate, { code: 'row.same-content', args: { ordinal } })
    }
  }
  judgeNumbers(verdicts, index, kept, keepsNumbers)
  judgeParts(verdicts, index)
  // The rest is new. Flag a row if a very similar existing row has no match in this file. A file that repeats few of
  // the existing rows belongs to another account or is a selection, so rows that it lacks haven't vanished.
  const repeated = verdicts.reduce((n, verdict) => n + (verdict?.verdict === 'duplicate' ? 1 : 0), 0)
  const mayHaveVanished = repeated > 0 && repeated >= index.missed.count
  return rows.map((row, i) => verdicts[i] ?? makeAdded(row, i, index, mayHaveVanished))
}

type Pair = { at: number; k: number }

/**
 * Judges rows that are identical to existing ones except for the bank's number. One answer applies to all numbers of a
 * kind in the file. `kept`: the rows matched by their number.
 */
function judgeNumbers(
  verdicts: (RowVerdict | undefined)[],
  index: MatchIndex,
  kept: readonly number[],
  keepsNumbers: boolean,
): void {
  const pairs: Pair[] = []
  for (let at = 0; at < verdicts.length; at++) {
    if (verdicts[at]) continue
    const k = index.claimByContent(at, true)
    if (k >= 0) pairs.push({ at, k })
  }
  if (pairs.length === 0) return
  const getKind = (at: number) => getNumberKind((index.rows[at] as StatementRow).bankId?.trim() ?? '')
  const keptByKind = countBy(kept.map(getKind))
  const pairsByKind = countBy(pairs.map(({ at }) => getKind(at)))
  const continues = kept.length === 0 && isCutWithinDay(pairs, index)
  const others = pairs.length - 1
  for (const { at, k } of pairs) {
    const match = index.existing[k] as Candidate
    const kind = getKind(at)
    const keptOfKind = keptByKind.get(kind) ?? 0
    // An edited form has no number, but its row does.
    const isOfKind = match.bankId === null || getNumberKind(match.bankId) === kind
    // Earlier files that kept their numbers prove enough for one row, not for a whole file.
    const shown = keptOfKind + (keepsNumbers ? 1 : 0)
    if (isOfKind && (continues || shown >= (pairsByKind.get(kind) as number))) {
      index.release(k)
      verdicts[at] = judgeSecondPayment(match, keptOfKind, continues)
    } else verdicts[at] = makeDuplicate(match, { code: 'row.other-number', args: { others } })
  }
}

/**
 * Whether the file is cut in the middle of a day: all pairs fall on that day, and the file leaves out other rows of it.
 */
function isCutWithinDay(pairs: readonly Pair[], index: MatchIndex): boolean {
  const getDay = (at: number) => (index.rows[at] as StatementRow).day
  const day = getDay(pairs[0]?.at ?? 0)
  return pairs.every(({ at, k }) => getDay(at) === day && index.isCutOff(day, index.existing[k] as Candidate))
}

function judgeSecondPayment({ id, isDeleted }: Candidate, keptNumbers: number, startsMidDay: boolean): RowVerdict {
  const reasons: RowReason[] = [{ code: 'row.second-payment', args: { keptNumbers, startsMidDay, isDeleted } }]
  return isDeleted ? { verdict: 'added', reasons } : { verdict: 'added', reasons, existingId: id, isSimilar: true }
}

function countBy(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** If a file has every part of a split but not the whole payment, the parts are duplicates. */
function judgeParts(verdicts: (RowVerdict | undefined)[], index: MatchIndex): void {
  const claims = index.rows.flatMap((_, at) => {
    const part = verdicts[at] ? null : index.claimPart(at)
    return part ? [{ at, ...part }] : []
  })
  for (const [split, claimed] of Map.groupBy(claims, ({ split }) => split)) {
    for (const { at, k } of claimed) {
      if (claimed.length < split.parts) index.release(k)
      else verdicts[at] = makeDuplicate(index.existing[k] as Candidate, { code: 'row.split-part' })
    }
  }
}

function makeDuplicate(match: Candidate, reason: RowReason): RowVerdict {
  const reasons: RowReason[] = [reason]
  if (match.recastOf !== null) reasons.push({ code: 'row.was-other-currency' })
  if (match.isDeleted) reasons.push({ code: 'row.deleted-by-you' })
  return { verdict: 'duplicate', existingId: match.id, reasons }
}

const NEW: RowVerdict = Object.freeze({ verdict: 'added', reasons: [{ code: 'row.new' } as const] })

function makeAdded(row: StatementRow, at: number, index: MatchIndex, mayHaveVanished: boolean): RowVerdict {
  const alike = index.findUnclaimedLike(at)
  if (alike) {
    const code = alike.split ? 'row.like-split-part' : 'row.like-known'
    return makeSimilar(alike.id, { code, args: { name: index.getText(alike).name } })
  }
  const pending = mayHaveVanished ? index.missed.vanished.findSimilar(row, index.getAccount(row)) : null
  if (pending) {
    const { id, name, day, minor } = pending
    return makeSimilar(id, { code: 'row.like-pending', args: { name, day, isSameAmount: minor === row.minor } })
  }
  const reused = index.findOtherUseOfId(at)
  if (reused) {
    const { name, day } = index.getText(reused)
    const reason: RowReason = { code: 'row.number-reused', args: { number: row.bankId?.trim() ?? '', name, day } }
    return { verdict: 'added', reasons: [reason] }
  }
  const ordinal = index.ordinals[at] as number
  return ordinal > 1 ? { verdict: 'added', reasons: [{ code: 'row.repeated', args: { ordinal } }] } : NEW
}

function makeSimilar(existingId: string, reason: RowReason): RowVerdict {
  return { verdict: 'added', reasons: [reason], existingId, isSimilar: true }
}
