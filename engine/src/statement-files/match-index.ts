import type { PlainDate } from '../core/plain-date.ts'
import { foldWords } from './fold-text.ts'
import type { StatementRow } from './statement-reading.ts'

/** A row that was imported before, as its file had it. Rows the person deleted since are known too. */
export type KnownRow = {
  id: string
  bankId: string | null
  day: PlainDate
  minor: number
  currency: string
  /** The account it is of; null where nobody has said, and then it may be of any. */
  source: string | null
  /** The text of then, to compare and to show in reasons. */
  name: string
  deleted?: boolean
  /** The import that brought it, where that had the same layout as this file. */
  importId?: string
  /** What it was edited to, where that is not what its file had. Either form is the row, and both together are one. */
  now?: { day: PlainDate; minor: number; currency: string; name: string; source: string | null }
}

/** What is kept of a known row. Its text is that of the file's row where they are equal. */
export type Candidate = {
  id: string
  bankId: string | null
  /** Numbers of its day and size, and of these with its text, among those of the file; -1 where it has none like it. */
  sum: number
  body: number
  isIn: boolean
  source: number
  isDeleted: boolean
  importId: string | null
  text: { name: string; day: PlainDate } | null
  /** Where the other form of an edited row is, among the known. */
  twin: number
}

const NONE = -1
const UNKNOWN_SOURCE = 0
const ANY_SOURCE = 1
const OTHER_SOURCE = 2 // not one of the file's: met only by rows that may be of any
const FIRST_SOURCE = 3
const OF_ANY = [ANY_SOURCE]
// No file has so many accounts; those past them would not be told apart. With half a million rows keys stay exact.
const SOURCES = 4_096
const BODIES = 1 << 20

/**
 * The rows of a file and what is known that can be the same, ready to be claimed one by one. Texts are numbered once
 * and lists are chains of numbers, so that a hundred thousand rows on either side take little memory and every list is
 * walked once, however long.
 */
export class MatchIndex {
  readonly rows: readonly StatementRow[]
  /** 1 for the first of equal rows in the file, 2 for the second, … */
  readonly ordinals: Int32Array
  /** Of each row of the file: the number of its day, size, currency and text. */
  readonly bodies: Int32Array
  readonly known: Candidate[] = []
  /** How many rows of each earlier import went in and out, kept or not. */
  readonly importSigns = new Map<string, { in: number; out: number }>()
  readonly #sums: Int32Array
  readonly #rowOfBody: number[] = []
  readonly #bodyNumbers = new Map<string, number>()
  readonly #sumNumbers = new Map<string, number>()
  readonly #idNumbers = new Map<string, number>()
  readonly #sourceNumbers = new Map<string, number>()
  readonly #fileSource: number
  /** Whether some rows may be of any account, and whether some say which they are of. */
  readonly #isOpen: boolean
  readonly #isNamed: boolean
  #isTurned = false
  #claimed = new Uint8Array(0)
  #byIdAndBody = new Chains(0)
  #byIdAndSum = new Chains(0)
  #byBody = new Chains(0)
  #bySum: Chains | null = null
  readonly #byId = new Map<number, number>()

  constructor(rows: readonly StatementRow[], source: string | null) {
    this.rows = rows
    this.#fileSource = this.#numberSource(source)
    this.bodies = new Int32Array(rows.length)
    this.#sums = new Int32Array(rows.length)
    this.ordinals = new Int32Array(rows.length)
    const equal = new Map<number, number>()
    const found = { open: false, named: false }
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as StatementRow
      const sum = sumText(row)
      this.#sums[i] = numberIn(this.#sumNumbers, sum)
      const body = numberIn(this.#bodyNumbers, `${sum}\u001f${foldWords(row.name)}`)
      this.bodies[i] = body
      if (body === this.#rowOfBody.length) this.#rowOfBody.push(i)
      const bankId = row.bankId?.trim()
      if (bankId) numberIn(this.#idNumbers, bankId)
      const from = row.source === undefined ? this.#fileSource : this.#numberSource(row.source)
      found[from === UNKNOWN_SOURCE ? 'open' : 'named'] = true
      const key = keyOf(0, from, signed(body, row.minor > 0))
      const ordinal = (equal.get(key) ?? 0) + 1
      equal.set(key, ordinal)
      this.ordinals[i] = ordinal
    }
    this.#isOpen = found.open
    this.#isNamed = found.named
  }

  /** Keeps what can be a row of this file, by day and size or by the bank's number. */
  know(row: KnownRow): void {
    const first = this.#keep(row)
    if (row.now === undefined) return
    // The edited form is nobody's file: it says nothing of signs, and its number was the bank's for what it was.
    const edited = { id: row.id, bankId: null, ...row.now, ...(row.deleted ? { deleted: true } : {}) }
    const second = this.#keep(edited)
    if (first === null || second === null) return
    first.twin = this.known.length - 1
    second.twin = this.known.length - 2
  }

  #keep(row: KnownRow): Candidate | null {
    const isIn = row.minor > 0
    if (row.importId !== undefined) {
      const signs = this.importSigns.get(row.importId) ?? { in: 0, out: 0 }
      signs[isIn ? 'in' : 'out'] += 1
      this.importSigns.set(row.importId, signs)
    }
    const sumOf = sumText(row)
    const sum = this.#sumNumbers.get(sumOf) ?? NONE
    const bankId = row.bankId
    if (sum === NONE && !(bankId !== null && this.#idNumbers.has(bankId))) return null
    const body = sum === NONE ? NONE : (this.#bodyNumbers.get(`${sumOf}\u001f${foldWords(row.name)}`) ?? NONE)
    const candidate: Candidate = {
      id: row.id,
      bankId,
      sum,
      body,
      isIn,
      source: this.#sourceNumber(row.source),
      isDeleted: row.deleted === true,
      importId: row.importId ?? null,
      text: body === NONE ? { name: row.name, day: row.day } : null,
      twin: NONE,
    }
    this.known.push(candidate)
    return candidate
  }

  /** Puts the known rows in their lists, the signs as they were found to be. No more can be told after it. */
  settle(isTurned: boolean, turnedImports: ReadonlySet<string>): void {
    const { known } = this
    this.#isTurned = isTurned
    this.#bodyNumbers.clear()
    this.#sumNumbers.clear()
    for (const row of known) if (row.importId !== null && turnedImports.has(row.importId)) row.isIn = !row.isIn
    this.#claimed = new Uint8Array(known.length)
    this.#byBody = this.#chain(({ bankId, body, isIn }, source) =>
      body === NONE ? NONE : keyOf(bankId === null ? 0 : 1, source, signed(body, isIn)),
    )
    if (this.#idNumbers.size === 0) return
    this.#byIdAndBody = this.#chain(({ bankId, body, isIn }, source) => {
      const id = this.#idNumber(bankId)
      return id === NONE || body === NONE ? NONE : keyOf(id, source, signed(body, isIn))
    })
    this.#byIdAndSum = this.#chain(({ bankId, sum, isIn }, source) => {
      const id = this.#idNumber(bankId)
      return id === NONE || sum === NONE ? NONE : keyOf(id, source, signed(sum, isIn))
    })
    known.forEach(({ bankId, source }, k) => {
      const id = this.#idNumber(bankId)
      if (id !== NONE) this.#byId.set(keyOf(id, source), k)
    })
  }

  claimById(at: number): { row: Candidate; sameText: boolean } | null {
    const row = this.rows[at] as StatementRow
    const id = this.#idNumber(row.bankId?.trim() || null)
    if (id === NONE) return null
    for (const [chains, numbers] of [
      [this.#byIdAndBody, this.bodies],
      [this.#byIdAndSum, this.#sums],
    ] as const) {
      for (const source of this.#sourcesOf(row)) {
        const same = chains.first(keyOf(id, source, signed(numbers[at] as number, this.#isIn(row))), this.#claimed)
        if (same !== NONE) return { row: this.#claim(same), sameText: chains === this.#byIdAndBody }
      }
    }
    return null
  }

  /** Rows without a number first; numbered ones only where the bank is not seen to keep its numbers. */
  claimByContent(at: number, numbersAreSteady: boolean): Candidate | null {
    const row = this.rows[at] as StatementRow
    const body = signed(this.bodies[at] as number, this.#isIn(row))
    const isNumbered = Boolean(row.bankId?.trim())
    for (let numbered = 0; numbered < (numbersAreSteady && isNumbered ? 1 : 2); numbered++) {
      for (const source of this.#sourcesOf(row)) {
        const same = this.#byBody.first(keyOf(numbered, source, body), this.#claimed)
        if (same !== NONE) return this.#claim(same)
      }
    }
    return null
  }

  otherUseOfId(at: number): Candidate | null {
    const row = this.rows[at] as StatementRow
    const id = this.#idNumber(row.bankId?.trim() || null)
    if (id === NONE) return null
    const found = this.#byId.get(keyOf(id, this.#sourceOf(row)))
    return found === undefined ? null : (this.known[found] as Candidate)
  }

  /** One of the same day and amount that no row has claimed and nobody has deleted. To be asked after all claims. */
  unclaimedLike(at: number): Candidate | null {
    if (this.known.length === 0) return null
    this.#bySum ??= this.#chain(({ sum, isIn, isDeleted }, source, k) =>
      sum === NONE || isDeleted || this.#claimed[k] === 1 ? NONE : keyOf(0, source, signed(sum, isIn)),
    )
    const row = this.rows[at] as StatementRow
    const sum = signed(this.#sums[at] as number, this.#isIn(row))
    for (const source of this.#sourcesOf(row)) {
      const alike = this.#bySum.first(keyOf(0, source, sum), this.#claimed)
      if (alike !== NONE) return this.known[alike] as Candidate
    }
    return null
  }

  /** The text and day that a known row had. */
  textOf({ text, body }: Candidate): { name: string; day: PlainDate } {
    return text ?? (this.rows[this.#rowOfBody[body] as number] as StatementRow)
  }

  /** Chains of the known rows under the keys that are given to them, each in the order they came in. */
  #chain(keyIn: (row: Candidate, source: number, k: number) => number): Chains {
    const { known } = this
    const chains = new Chains(known.length)
    // From the last to the first: a chain then begins with the first.
    if (this.#isNamed) {
      for (let k = known.length - 1; k >= 0; k--) {
        const row = known[k] as Candidate
        if (row.source !== OTHER_SOURCE) chains.add(keyIn(row, row.source, k), k)
      }
    }
    if (!this.#isOpen) return chains
    // A file that does not say its account is compared with all of them, those of no account before the others.
    for (const isUnknown of [false, true]) {
      for (let k = known.length - 1; k >= 0; k--) {
        const row = known[k] as Candidate
        if ((row.source === UNKNOWN_SOURCE) === isUnknown) chains.add(keyIn(row, ANY_SOURCE, k), k)
      }
    }
    return chains
  }

  /** Where to look for a row's match: its own account, then those of no account; or among all. */
  #sourcesOf(row: StatementRow): readonly number[] {
    const source = this.#sourceOf(row)
    return source === UNKNOWN_SOURCE ? OF_ANY : [source, UNKNOWN_SOURCE]
  }

  #sourceOf(row: StatementRow): number {
    return row.source === undefined ? this.#fileSource : this.#sourceNumber(row.source)
  }

  #isIn(row: StatementRow): boolean {
    return row.minor > 0 !== this.#isTurned
  }

  #idNumber(bankId: string | null): number {
    return bankId === null ? NONE : (this.#idNumbers.get(bankId) ?? NONE)
  }

  #numberSource(source: string | null): number {
    const name = accountName(source)
    if (name === '') return UNKNOWN_SOURCE
    return Math.min(SOURCES - 1, numberIn(this.#sourceNumbers, name) + FIRST_SOURCE)
  }

  #sourceNumber(source: string | null): number {
    const name = accountName(source)
    if (name === '') return UNKNOWN_SOURCE
    const number = this.#sourceNumbers.get(name)
    return number === undefined ? OTHER_SOURCE : Math.min(SOURCES - 1, number + FIRST_SOURCE)
  }

  #claim(k: number): Candidate {
    const row = this.known[k] as Candidate
    this.#claimed[k] = 1
    if (row.twin !== NONE) this.#claimed[row.twin] = 1
    return row
  }
}

/** Lists of row numbers under keys. A row is in one list of its own account at most, and in one of all at most. */
class Chains {
  readonly #heads = new Map<number, number>()
  readonly #count: number
  #next: Int32Array | null = null
  #nextOfAny: Int32Array | null = null

  constructor(count: number) {
    this.#count = count
  }

  /** Before those that are there; the key -1 is none. */
  add(key: number, row: number): void {
    if (key === NONE) return
    this.#links(key)[row] = this.#heads.get(key) ?? NONE
    this.#heads.set(key, row)
  }

  /** The first that nobody has claimed; those before it are let go. */
  first(key: number, claimed: Uint8Array): number {
    const head = this.#heads.get(key)
    if (head === undefined) return NONE
    const links = this.#links(key)
    let at = head
    while (at !== NONE && claimed[at] === 1) at = links[at] as number
    if (at !== head) this.#heads.set(key, at)
    return at
  }

  #links(key: number): Int32Array {
    if (key % SOURCES === ANY_SOURCE) {
      this.#nextOfAny ??= new Int32Array(this.#count)
      return this.#nextOfAny
    }
    this.#next ??= new Int32Array(this.#count)
    return this.#next
  }
}

function keyOf(one: number, source: number, body = 0): number {
  return (one * BODIES + body) * SOURCES + source
}

function accountName(source: string | null): string {
  return source?.trim().toLowerCase() ?? ''
}

function numberIn(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

/** The sign is told apart from the size, since a file may have been read the wrong way round. */
function signed(number: number, isIn: boolean): number {
  return number * 2 + (isIn ? 1 : 0)
}

function sumText(row: { day: string; minor: number; currency: string }): string {
  return `${row.day}\u001f${Math.abs(row.minor)}\u001f${row.currency}`
}
