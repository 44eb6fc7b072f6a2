import { cleanTags } from '../core/tags.ts'
import { isSame } from './conditions.ts'
import type { Draft } from './instruction-memory.ts'
import type { RuleEffects } from './instruction-rules.ts'

/** "REI is Shopping, tag camping" is one rule: tags join what their sentence says about the same rows. */
export function joinTags(drafts: readonly Draft[]): Draft[] {
  const made: Draft[] = []
  for (const draft of drafts) {
    const at = made.findIndex((other) => canJoin(other, draft))
    const other = made[at]
    if (!other) made.push(draft)
    else
      made[at] = {
        ...draft,
        ...other,
        effects: joinEffects(other.effects, draft.effects),
      }
  }
  return made
}

function joinEffects(a: RuleEffects, b: RuleEffects): RuleEffects {
  const tags = cleanTags([...(a.tags ?? []), ...(b.tags ?? [])])
  return { ...a, ...b, ...(tags.length > 0 ? { tags } : {}) }
}

/** Whether one of the two rules only adds tags to the rows of the other. */
export function canJoin(a: Draft, b: Draft): boolean {
  return (
    a.sentence === b.sentence &&
    isSame(a.when, b.when) &&
    [a, b].every(({ newCategory, effects }) => newCategory === undefined && !effects.skip && !effects.leave) &&
    [a, b].some(({ effects }) => effects.tags !== undefined && Object.keys(effects).length === 1)
  )
}
