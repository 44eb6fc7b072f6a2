import type { Direction } from './bank-operations.ts'
import { isPersonKey } from './person-key.ts'

/** What the user decided about a merchant's row. `key` comes from `getMerchantKey`; an empty key teaches nothing. */
export type Decision = {
  readonly key: string
  readonly direction: Direction
  readonly category: string
  readonly simpleName?: string | undefined
}

/** A decision about one merchant and direction, and how often it was made. */
type Remembered = { readonly category: string; readonly simpleName?: string | undefined; readonly times: number }

/** Plain data, stored as JSON: the decisions for each direction and key (such as "out starbucks"), latest last. */
export type UserMemory = { readonly [directionAndKey: string]: readonly Remembered[] }

/** The latest decision about a merchant. `key` is the one it was made for. */
export type Recalled = {
  readonly category: string
  readonly simpleName?: string | undefined
  readonly match: 'exact' | 'near'
  readonly key: string
  readonly times: number
}

export const EMPTY_MEMORY: UserMemory = {}

/** Remembers a decision, unless its key is empty. The latest one about a merchant counts. */
export function learn(memory: UserMemory, decision: Decision): UserMemory {
  if (decision.key === '') return memory
  const slot = getSlot(decision.key, decision.direction)
  const before = memory[slot] ?? []
  const same = before.find((entry) => isSame(entry, decision))
  const others = before.filter((entry) => entry !== same)
  return {
    ...memory,
    [slot]: [
      ...others,
      {
        category: decision.category,
        simpleName: decision.simpleName ?? same?.simpleName,
        times: (same?.times ?? 0) + 1,
      },
    ],
  }
}

/** Learns all decisions in order, like `learn` one by one but fast for a long history. */
export function buildMemory(decisions: Iterable<Decision>): UserMemory {
  const slots = new Map<string, UserMemory>()
  for (const decision of decisions) {
    const slot = getSlot(decision.key, decision.direction)
    slots.set(slot, learn(slots.get(slot) ?? EMPTY_MEMORY, decision))
  }
  return Object.assign({}, ...slots.values())
}

/**
 * The latest decision about this merchant, or null: for exactly this key, or else for one that almost certainly means
 * the same merchant (one key is the beginning of the other, or both start with the same two words). Money in and money
 * out are remembered separately, and a decision about one person is never applied to another.
 */
export function recall(memory: UserMemory, key: string, direction: Direction): Recalled | null {
  if (key === '') return null
  const exact = memory[getSlot(key, direction)]?.at(-1)
  if (exact) return { ...exact, match: 'exact', key }
  return isPersonKey(key) ? null : recallNear(memory, key, direction)
}

// A single word must be at least this long to match a longer key that starts with it.
const MIN_WORD = 5
// What two keys share must be at least this long if one was cut off within a word, and longer if both go on.
const MIN_CUT = 8

function recallNear(memory: UserMemory, key: string, direction: Direction): Recalled | null {
  const index = getIndex(memory)
  const first = key.split(' ', 1)[0] ?? ''
  let best: Recalled | null = null
  let shared = 0
  for (const slot of index.get(first.slice(0, 4)) ?? []) {
    if (!slot.startsWith(`${direction} `)) continue
    const other = slot.slice(direction.length + 1)
    const length = measureSharedName(key, other)
    const latest = memory[slot]?.at(-1)
    if (length > shared && latest) {
      shared = length
      best = { ...latest, match: 'near', key: other }
    }
  }
  return best
}

/** How many characters two keys share if they almost certainly mean one merchant, or else 0. */
function measureSharedName(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (!long.startsWith(short)) return measureSharedWords(a, b)
  const isWholeWord = long[short.length] === ' '
  if (isWholeWord) return short.includes(' ') || short.length >= MIN_WORD ? short.length : 0
  return short.length >= MIN_CUT ? short.length : 0
}

// "starbucks pier bos" and "starbucks eve iad" may be two merchants: they'd need two words in common, because one could
// be a family name.
function measureSharedWords(a: string, b: string): number {
  const left = a.split(' ')
  const right = b.split(' ')
  let same = 0
  while (same < left.length && same < right.length && left[same] === right[same]) same++
  const shared = left.slice(0, same).join(' ')
  return same >= 2 && shared.length > MIN_CUT ? shared.length : 0
}

const INDEXES = new WeakMap<UserMemory, Map<string, string[]>>()

// Memories are immutable, so an index can be kept as long as its memory.
function getIndex(memory: UserMemory): Map<string, string[]> {
  const cached = INDEXES.get(memory)
  if (cached) return cached
  const index = new Map<string, string[]>()
  for (const slot of Object.keys(memory)) {
    const start =
      slot
        .slice(slot.indexOf(' ') + 1)
        .split(' ', 1)[0]
        ?.slice(0, 4) ?? ''
    const slots = index.get(start)
    if (slots) slots.push(slot)
    else index.set(start, [slot])
  }
  INDEXES.set(memory, index)
  return index
}

function getSlot(key: string, direction: Direction): string {
  return `${direction} ${key}`
}

function isSame(entry: Remembered, decision: Decision): boolean {
  return (
    entry.category === decision.category &&
    (decision.simpleName === undefined || entry.simpleName === undefined || entry.simpleName === decision.simpleName)
  )
}
