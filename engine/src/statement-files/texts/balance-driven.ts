import type { AmountToken } from './line-tokens.ts'
import type { FoundRow } from './pasted-records.ts'

/** What a text states from line to line: a balance by itself, or a row with all the numbers on its line. */
export type StatedStep = { balance: AmountToken } | { row: FoundRow; tokens: readonly AmountToken[] }

type Proof = { amount: AmountToken; balance: AmountToken; isIn: boolean }

/**
 * Corrects, in place, what the running balance disproves: a different number on the line is the amount, the amount went
 * the other way, or a line between two consecutive balances isn't a row at all. In a list with some signs, a row
 * without one that isn't proven becomes money out if all proven ones without a sign are. Changes nothing if the
 * balances don't confirm most of the rows that have one. Returns the remaining rows.
 */
export function proveByBalances(rows: FoundRow[], steps: readonly StatedStep[]): FoundRow[] {
  const down = prove(steps)
  const up = prove([...steps].reverse()) // newest first
  const { proofs, tries, refuted, isAnchored } = up.proofs.size > down.proofs.size ? up : down
  const hits = proofs.size
  const hasEnoughProof = hits > 2 || (hits > 0 && hits === tries && (isAnchored || hits > 1))
  if (!hasEnoughProof || hits < tries * 0.7 || isAgainstSigns([...proofs.values()])) return rows
  const isPair = rows.some((row) => row.debit !== undefined || row.credit !== undefined)
  const isUnsigned = !isPair && rows.every((row) => !/[-+\u2212\u2013(]|[CD]R\b/i.test(row.amount ?? ''))
  const wrong = [...proofs].filter(([row, proof]) => !isPlaced(row, proof, isUnsigned))
  const areAllProven = hits === rows.length
  for (const [row, proof] of areAllProven && wrong.length > 0 ? [...proofs] : wrong)
    correctRow(row, proof, isPair, isUnsigned)
  if (!isPair && !isUnsigned) signUnproven(rows, proofs)
  return refuted.size > 0 ? rows.filter((row) => !refuted.has(row)) : rows
}

function correctRow(row: FoundRow, { amount, balance, isIn }: Proof, isPair: boolean, isUnsigned: boolean): void {
  const size = amount.text.replace(/^[(]?\s*[-+\u2212\u2013]\s?|[-+)]$/g, '').trim()
  row.balance = balance.text
  if (isPair) {
    delete row.debit
    delete row.credit
    row[isIn ? 'credit' : 'debit'] = size
  } else row.amount = isUnsigned ? size : `${isIn ? '+' : '-'}${size}`
}

/** Whether the balance moves against the signs of the rows, because it's the amount owed. */
function isAgainstSigns(proofs: readonly Proof[]): boolean {
  const signed = proofs.filter(({ amount }) => amount.parts.isSigned || amount.parts.direction !== null)
  return signed.filter(({ amount, isIn }) => isOut(amount) === isIn).length > signed.length / 2
}

/** If all proven rows without a sign are money out, so are the unproven rows without a sign. */
function signUnproven(rows: readonly FoundRow[], proofs: ReadonlyMap<FoundRow, Proof>): void {
  const bare = [...proofs.values()].filter(({ amount }) => !amount.parts.isSigned && amount.parts.direction === null)
  if (bare.length === 0 || bare.some(({ isIn }) => isIn)) return
  for (const row of rows)
    if (
      !proofs.has(row) &&
      row.amount !== undefined &&
      /^[\d\p{Sc}]/u.test(row.amount) &&
      !/[CD]R?$|[-+]$/i.test(row.amount)
    )
      row.amount = `-${row.amount}`
}

/** Whether a row already has the proven amount, balance and direction. */
function isPlaced(row: FoundRow, { amount, balance, isIn }: Proof, isUnsigned: boolean): boolean {
  if (row.balance !== balance.text) return false
  if (row.amount !== undefined) {
    if (row.amount !== amount.text) return false
    // Without a sign, the table reader decides from the same balances.
    const isSigned = amount.parts.isSigned || amount.parts.direction !== null
    return isSigned ? isOut(amount) !== isIn : isUnsigned || isIn
  }
  return isIn ? row.credit === amount.text : row.debit === amount.text
}

function isOut({ parts }: AmountToken): boolean {
  return parts.isNegative || parts.direction === 'out'
}

/** Finds the rows whose amount is the step from the balance before them to their own, with the steps in time order. */
function prove(steps: readonly StatedStep[]) {
  const proofs = new Map<FoundRow, Proof>()
  const refuted = new Set<FoundRow>()
  let tries = 0
  let before: AmountToken | null = null
  let isAnchored = false
  let between: FoundRow[] = []
  for (const step of steps) {
    if ('balance' in step) {
      before = step.balance
      between = []
      isAnchored = true
      continue
    }
    const balance = step.tokens.length > 1 ? step.tokens.at(-1) : undefined
    if (!balance) {
      between.push(step.row)
      continue
    }
    const found = before && findStep(before, balance, step.tokens)
    // Rows without their own balance may share the step.
    if (found && (found.amount || between.length === 0)) tries++
    if (found?.amount && found.change !== 0) {
      const { amount, change } = found
      proofs.set(step.row, { amount, balance, isIn: change > 0 })
      for (const row of between) refuted.add(row)
    }
    before = balance
    between = []
  }
  return { proofs, tries, refuted, isAnchored }
}

/** How much the balance changed, and the last other number on the line that equals the change, if there is one. */
function findStep(before: AmountToken, balance: AmountToken, tokens: readonly AmountToken[]) {
  const change = toHundredths(balance) - toHundredths(before)
  const amount = tokens.slice(0, -1).findLast((token) => Math.abs(toHundredths(token)) === Math.abs(change))
  return { change, amount }
}

/** The signed amount in hundredths. */
function toHundredths({ parts }: AmountToken): number {
  const size = Number(parts.body.replace(/\D/g, '')) * (/[.,]\d{2}$/.test(parts.body) ? 1 : 100)
  return parts.isNegative || parts.direction === 'out' ? -size : size
}

/** The numbers that end with `last`, including whole numbers, back to the word before them. */
export function findClosingNumbers(text: string, amounts: readonly AmountToken[], last: AmountToken): AmountToken[] {
  const run: AmountToken[] = [last]
  for (let at = amounts.indexOf(last) - 1; at >= 0; at--) {
    const token = amounts[at] as AmountToken
    if (/\p{L}/u.test(text.slice(token.end, (run[0] as AmountToken).start))) break
    run.unshift(token)
  }
  return run
}
