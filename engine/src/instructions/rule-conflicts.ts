import { isInside } from './conditions.ts'
import { describeRule, type InstructionRule } from './instruction-rules.ts'

export type Conflict = { readonly a: string; readonly b: string; readonly why: string }

// Two rules contradict each other if their conditions are equal and they set the same field differently.
/** Sentences that ask for different things for the same rows. */
export function conflictsIn(rules: readonly InstructionRule[]): Conflict[] {
  const conflicts: Conflict[] = []
  for (const [i, a] of rules.entries()) {
    for (const b of rules.slice(i + 1)) {
      if (a.sentence === b.sentence || !isInside(a.when, b.when) || !isInside(b.when, a.when)) continue
      const why = contradiction(a, b)
      if (why) conflicts.push({ a: a.sentence, b: b.sentence, why })
    }
  }
  return conflicts
}

function contradiction(a: InstructionRule, b: InstructionRule): string | null {
  const { matches } = describeRule(a)
  if (
    a.effects.category !== undefined &&
    b.effects.category !== undefined &&
    a.effects.category !== b.effects.category
  ) {
    return `Both match the same transactions (${matches}), but one says ${a.effects.category} and the other ${b.effects.category}. We use the later one.`
  }
  if (
    a.effects.simpleName !== undefined &&
    b.effects.simpleName !== undefined &&
    a.effects.simpleName !== b.effects.simpleName
  ) {
    return `Both rename the same transactions (${matches}). We use the later one.`
  }
  const isSkip = (rule: InstructionRule) => rule.effects.skip === true || rule.effects.leave === true
  return isSkip(a) !== isSkip(b)
    ? `One changes the transactions (${matches}) that the other skips. We use the later one.`
    : null
}
