import type { ColumnProfile } from './column-profile.ts'
import type { ColumnRole } from './heading-role.ts'

const DESCRIPTIVE: ColumnRole[] = ['payee', 'description', 'memo']
const LESS_DESCRIPTIVE: ColumnRole[] = ['payer', 'category', 'reference', 'counterAccount']

/**
 * Columns to take a row's name from, best first: who was paid, then what for, then the type, then the rest. `used` are
 * columns with another role; `amount` is the money column.
 */
export function findNames(
  profiles: ColumnProfile[],
  roles: (ColumnRole | null)[],
  used: Set<number>,
  rows: number,
  amount: number,
): number[] {
  const free = profiles.filter((p) => !used.has(p.index) && p.filled > 0)
  const ordered: number[] = []
  const hasRoles = roles.some((role) => role !== null)
  const getWordiness = (p: ColumnProfile) => {
    const length = p.length / p.filled
    const spread = p.distinct / p.filled
    return (
      (Math.min(p.words / p.filled, 5) * 1.2 + Math.min(length, 40) / 12 + spread * 2) *
      Math.min(1, p.filled / rows + 0.1) *
      // Without headings, the payee comes before the amount more often than after it.
      (p.index < amount && !hasRoles ? 1.3 : 1) *
      // A code, with or without a label, isn't a name.
      (p.ids > p.filled * 0.6 ? 0.5 : 1) *
      // A remark on a few rows can't name all of them.
      (p.filled < rows * 0.5 ? 0.5 : 1)
    )
  }
  // A text that is the same on every row (the account's own name) doesn't distinguish them.
  const hasVariedText = free.some(
    (p) =>
      p.distinct > 1 &&
      p.texts > 0 &&
      (roles[p.index] === 'payee' ||
        roles[p.index] === 'description' ||
        roles[p.index] === null ||
        // The type of transaction, if it's in separate words.
        (roles[p.index] === 'type' && p.distinct > 2 && p.texts === rows && p.length > rows * 12)),
  )
  const isConstant = (p: ColumnProfile) => hasVariedText && rows > 1 && p.filled === rows && p.distinct === 1
  const isPoor = (p: ColumnProfile) => isConstant(p) || p.ids > p.filled * 0.6 || (hasVariedText && p.texts === 0)
  const addByRole = (wantsPoor: boolean, kinds: ColumnRole[]) => {
    for (const role of kinds) {
      const same = free.filter((p) => roles[p.index] === role && isPoor(p) === wantsPoor)
      // Of several columns of one kind, a clearly wordier one says more than a code before it.
      const best = same.find((p) => same.every((other) => getWordiness(p) * 1.4 >= getWordiness(other)))
      if (best) ordered.push(best.index)
      for (const p of same) if (p !== best) ordered.push(p.index)
    }
  }
  // Next to account numbers, bank codes aren't names.
  const isBank = (p: ColumnProfile) => p.banks === p.filled && (profiles[p.index - 1]?.accounts ?? 0) > 0
  // A text that is the same on every row under an unknown heading (an author, a wallet) comes last.
  const isRepeated = (p: ColumnProfile) =>
    rows > 1 && p.filled === rows && p.distinct === 1 && roles.some((r) => r !== null)
  const unnamed = free.filter(
    (p) => roles[p.index] === null && p.texts >= p.filled * 0.3 && p.texts > 0 && !isBank(p) && !isRepeated(p),
  )
  // Without headings, the text directly after an account number is its holder's name.
  const isHolder = (p: ColumnProfile) => {
    const before = profiles[p.index - 1]
    if (!before || p.length < p.filled * 5 || roles.some((role) => role !== null)) return false
    return (
      before.accounts > 0 && before.accounts >= before.filled * 0.8 && (before.distinct > 1 || before.filled < rows)
    )
  }
  const isDescriptive = (p: ColumnProfile) =>
    p.texts >= p.filled * 0.8 && p.ids < p.filled * 0.3 && p.filled >= rows * 0.8
  const isKind = (p: ColumnProfile) => p.kinds >= p.filled * 0.6
  const byContent = unnamed
    .sort(
      (a, b) =>
        Number(isKind(a)) - Number(isKind(b)) ||
        Number(isHolder(b)) - Number(isHolder(a)) ||
        getWordiness(b) - getWordiness(a),
    )
    .map((p) => p.index)
  addByRole(false, DESCRIPTIVE)
  // Remarks on some rows don't name them if a column without a known heading has a text in each.
  const isFull = (p: ColumnProfile) => p.filled === rows && p.texts === rows && p.ids === 0 && p.distinct > rows / 2
  const hasGaps = (column: number) =>
    roles[column] === 'description' && profiles[column]!.filled < rows * 0.7 && unnamed.some(isFull)
  const hasText = ordered.some((column) => ['payee', 'description'].includes(roles[column] ?? '') && !hasGaps(column))
  if (!hasText) ordered.unshift(...byContent)
  // If no other column names the rows, a reference with words that differ from row to row does.
  const isReferenceName =
    ordered.length === 0 && free.some((p) => roles[p.index] === 'reference' && !isPoor(p) && isDescriptive(p))
  if (isReferenceName) addByRole(false, ['reference'])
  addByRole(false, ['type'])
  if (hasText) ordered.push(...byContent)
  // A text of codes is still the row's text and comes before its check number.
  if (!hasText)
    for (const p of free) if (roles[p.index] === 'description' && !isConstant(p) && p.texts > 0) ordered.push(p.index)
  const rest = isReferenceName ? LESS_DESCRIPTIVE.filter((role) => role !== 'reference') : LESS_DESCRIPTIVE
  addByRole(false, rest)
  addByRole(true, [...DESCRIPTIVE, 'type', ...LESS_DESCRIPTIVE])
  for (const p of free) if (roles[p.index] === null && p.texts > 0 && isRepeated(p)) ordered.push(p.index)
  return ordered
}

/** If there is no other text, "Deposit" and "Withdrawal" say more than a short code. */
export function addFlagWords(names: number[], profiles: ColumnProfile[], direction: number | null): number[] {
  const getLength = (column: number) => (profiles[column]?.length ?? 0) / Math.max(1, profiles[column]?.filled ?? 1)
  if (direction === null || getLength(direction) < 4) return names
  return names[0] === undefined || getLength(names[0]) < 4 ? [direction, ...names] : names
}
