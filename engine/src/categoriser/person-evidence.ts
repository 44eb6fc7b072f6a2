import { tokenize } from '../language/tokenizer.ts'
import type { Direction } from './bank-operations.ts'
import type { CategoryCode } from './default-categories.ts'
import type { Evidence } from './evidence.ts'
import type { KeywordIndex } from './keywords.ts'
import type { PersonPayment } from './person-payment.ts'

// What people send each other money for, most common first.
const USUAL: Record<Direction, readonly CategoryCode[]> = {
  out: ['SVC', 'GIV', 'HOU', 'DIN', 'TRF'],
  in: ['INC', 'DIN', 'HOU', 'GIV', 'TRF'],
}
const NO_HINT = 0.1
const HINTED = 0.45

/** A payment between people can be for anything. The name and the words after it may be a hint, but we always ask. */
export function getPersonEvidence(person: PersonPayment, direction: Direction, keywords: KeywordIndex): Evidence {
  const words = `${person.key === '' ? '' : person.name} ${person.purpose}`
  const hint = keywords.read(tokenize(words), false).best
  const usual = USUAL[direction]
  return {
    code: hint ?? usual[0] ?? 'SVC',
    level: 'person',
    reasons: [{ code: 'category.person', args: { channel: person.channel } }],
    share: hint ? HINTED : NO_HINT,
    kind: 'person',
    rank: () => [...new Set(hint ? [hint, ...usual] : usual)],
  }
}
