import { type Direction, getDirectionFromFlag } from '../values/direction-words.ts'
import { cleanCell } from './column-profile.ts'
import type { ColumnRoles } from './column-roles.ts'
import type { CellRecord } from './csv-tokens.ts'
import { getRowDirection, readSignRows, type SignRow } from './sign-rows.ts'
import type { SignDecision, SignRule, Surroundings } from './sign-rule.ts'
import { decideSigned } from './signed-amounts.ts'
import { decideUnsigned } from './undirected-amounts.ts'

/** Decides how the first amount column shows its direction; as written if there is no such column. */
export function decideSign(
  records: readonly CellRecord[],
  columns: ColumnRoles,
  surroundings: Surroundings,
): SignDecision {
  const amountColumn = columns.money.amounts[0]?.column
  if (amountColumn === undefined) return { rule: { kind: 'as-written' } }
  const rows = readSignRows(records, columns, amountColumn)
  const rule = decideByFlags(rows, columns) ?? decideByBalance(rows, columns) ?? decideByMarks(rows)
  if (rule) return { rule }
  return rows.every((row) => !row.isNegative)
    ? decideUnsigned(rows, columns, surroundings)
    : decideSigned(rows, columns, surroundings)
}

/** What the direction column says about the signs; null if there is none or it says nothing. */
function decideByFlags(rows: readonly SignRow[], columns: ColumnRoles): SignRule | null {
  const column = columns.direction
  const flagged = rows.filter((row) => row.flag !== null)
  if (column === null || flagged.length === 0) return null
  const negatives = rows.filter((row) => row.isNegative).length
  const flags = columns.profiles[column]
  const hasOneKind = flags !== undefined && (flags.flagsIn === 0 || flags.flagsOut === 0)
  // If the flags are all signs, an empty cell means the other sign, no matter how many rows have none.
  const isSign = flags !== undefined && flags.signs > 0 && flags.signs === flags.flags
  const unflagged = rows.length - flagged.length
  const areOnlyExceptionsFlagged = isSign || unflagged > flagged.length || (unflagged > 0 && flags?.flagsOut === 0)
  // Only exceptions are flagged ("CR"), so no flag means the other direction.
  if (areOnlyExceptionsFlagged && negatives === 0 && hasOneKind)
    return { kind: 'by-flag', column, otherwise: flags.flagsIn > 0 ? 'out' : 'in' }
  if (negatives === 0 || negatives === rows.length) return { kind: 'by-flag', column }
  // A flag that appears with both signs says nothing.
  if (hasOneKind) return null
  const agree = flagged.filter((row) => (row.flag === 'out') === row.isNegative).length
  const disagree = flagged.length - agree
  if (disagree > agree * 4) return { kind: 'reversed' }
  return agree >= disagree ? { kind: 'as-written' } : { kind: 'by-flag', column }
}

/** What the running balance proves about the signs; null if nothing. */
function decideByBalance(rows: readonly SignRow[], { money }: ColumnRoles): SignRule | null {
  if (money.provenSign === null) return null
  const [negatives, positives] = splitBySign(rows)
  const sumIncoming = (some: readonly SignRow[]) => some.reduce((sum, row) => sum + row.incoming, 0)
  if (money.provenSign === 1) {
    // A card's balance is the amount owed: it grows with purchases and falls with payments.
    const hasNegativeBillPayments = negatives.some((row) => row.isBillPayment) && sumIncoming(positives) === 0
    return { kind: hasNegativeBillPayments && positives.length >= negatives.length ? 'reversed' : 'as-written' }
  }
  // If the balance contradicts the signs, it may simply run in file order rather than date order, so the words decide.
  const withWords = rows.filter((row) => row.words !== null)
  const agree = withWords.filter((row) => (row.words === 'out') === row.isNegative).length
  const doWordsDisagree = withWords.length > agree * 2 || sumIncoming(negatives) > sumIncoming(positives)
  return { kind: doWordsDisagree || negatives.length === 0 || positives.length === 0 ? 'reversed' : 'as-written' }
}

/**
 * What marks on the amounts say; null if there are none. With "12.00 CR" among plain amounts, the plain ones are money
 * out, and those with a minus or parentheses money in.
 */
function decideByMarks(rows: readonly SignRow[]): SignRule | null {
  const marked = rows.filter((row) => row.amount.direction !== null)
  if (marked.length === 0) return null
  const [negatives, positives] = splitBySign(rows)
  if (marked.length < rows.length && negatives.length === 0) return { kind: 'unmarked-out' }
  const isOnlyIn = marked.every((row) => row.amount.direction === 'in')
  return { kind: isOnlyIn && positives.length > marked.length ? 'reversed' : 'as-written' }
}

function splitBySign(rows: readonly SignRow[]): [SignRow[], SignRow[]] {
  return [rows.filter((row) => row.isNegative), rows.filter((row) => !row.isNegative)]
}

/** Signs one row's absolute amount by its own mark, or else by the rule. Null if the rule's flag column doesn't say. */
export function signMinor(
  minor: number,
  isNegative: boolean,
  direction: Direction | null,
  rule: SignRule,
  record: CellRecord,
  columns: ColumnRoles,
): number | null {
  const resolved = direction ?? applyRule(rule, isNegative, record, columns)
  return resolved === null ? null : resolved === 'out' ? -minor : minor
}

function applyRule(rule: SignRule, isNegative: boolean, record: CellRecord, columns: ColumnRoles): Direction | null {
  switch (rule.kind) {
    case 'as-written':
      return isNegative ? 'out' : 'in'
    case 'reversed':
      return isNegative ? 'in' : 'out'
    case 'by-flag':
      return getDirectionFromFlag(cleanCell(record.cells[rule.column])) ?? rule.otherwise ?? null
    case 'unmarked-out':
      return 'out'
    case 'by-words':
      return isNegative ? 'out' : (getRowDirection(record, columns, rule.isBilled ?? false) ?? rule.otherwise)
  }
}
