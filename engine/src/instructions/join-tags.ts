import { cleanTags } from '../core/tags.ts'
import { isSame } from './conditions.ts'
import type { Draft } from './resolve-clauses.ts'

/** "REI is Shopping, tag camping" is one rule: tags join what their sentence says about the same rows. */
export function joinTags(drafts: readonly Draft[]): Draft[] {
  const made: Draft[] = []
  for (const draft of drafts) {
    const at = made.findIndex((other) => canJoin(other, draft))
    const other = made[at]
    const tags = cleanTags([...(other?.effects.tags ?? []), ...(draft.effects.tags ?? [])])
    if (other) made[at] = { ...draft, ...other, effects: { ...other.effects, ...draft.effects, tags } }
    else made.push(draft)
  }
  return made
}

/** Whether one of the two rules only adds tags to the rows of the other. */
function canJoin(a: Draft, b: Draft): boolean {
  return (
    a.sentence === b.sentence &&
    isSame(a.when, b.when) &&
    [a, b].every(({ newCategory, effects }) => newCategory === undefined && !effects.skip && !effects.leave) &&
    [a, b].some(({ effects }) => effects.tags !== undefined && Object.keys(effects).length === 1)
  )
}
