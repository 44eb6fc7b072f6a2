import { isInside } from './conditions.ts'
import { describeRule, type InstructionRule } from './instruction-rules.ts'

export type Conflict = { readonly a: string; readonly b: string; readonly why: string }

/** Sentences that ask for different things for the same rows: equal conditions, but the same field set differently. */
export function findConflicts(rules: readonly InstructionRule[]): Conflict[] {
  const conflicts: Conflict[] = []
  for (const [i, a] of rules.entries()) {
    for (const b of rules.slice(i + 1)) {
      if (a.sentence === b.sentence || !isInside(a.when, b.when) || !isInside(b.when, a.when)) continue
      const why = findContradiction(a, b)
      if (why) conflicts.push({ a: a.sentence, b: b.sentence, why })
    }
  }
  return conflicts
}

function findContradiction(a: InstructionRule, b: InstructionRule): string | null {
  const { matches } = describeRule(a)
  const differs = (field: 'category' | 'simpleName') =>
    a.effects[field] !== undefined && b.effects[field] !== undefined && a.effects[field] !== b.effects[field]
  if (differs('category'))
    return `Both match the same transactions (${matches}), but one says ${a.effects.category} and the other ${b.effects.category}. We use the later one.`
  if (differs('simpleName')) return `Both rename the same transactions (${matches}). We use the later one.`
  const isSkip = ({ effects }: InstructionRule) => effects.skip === true || effects.leave === true
  return isSkip(a) !== isSkip(b)
    ? `One changes the transactions (${matches}) that the other skips. We use the later one.`
    : null
}
