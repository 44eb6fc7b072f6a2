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
}

const NONE = -1
const UNKNOWN_SOURCE = 0
const ANY_SOURCE = 1
const OTHER_SOURCE = 2 // not one of the file's: met only by rows that may be of any
const FIRST_SOURCE = 3
const OF_NO_ACCOUNT = [UNKNOWN_SOURCE, ANY_SOURCE]
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
  /** The kept known rows. */
  readonly known: KnownRow[] = []
  /** Of each kept known row: the number of its day, size, currency and text among those of the file, or -1. */
  readonly knownBodies: number[] = []
  /** How many rows of each earlier import went in and out, kept or not. */
  readonly importSigns = new Map<string, { in: number; out: number }>()
  /** Of each row of the file: the number of its day, size, currency and text. */
  readonly bodies: Int32Array
  readonly #sums: Int32Array
  readonly #knownSums: number[] = []
  readonly #bodyNumbers = new Map<string, number>()
  readonly #sumNumbers = new Map<string, number>()
  readonly #idNumbers = new Map<string, number>()
  readonly #sourceNumbers = new Map<string, number>()
  readonly #fileSource: number
  readonly #isOpen: boolean
  #isTurned = false
  #turnedImports: ReadonlySet<string> = new Set()
  #claimed = new Uint8Array(0)
  readonly #byIdAndBody = new Chains()
  readonly #byIdAndSum = new Chains()
  readonly #byBody = new Chains()
  readonly #bySum = new Chains()
  readonly #byId = new Map<number, number>()

  constructor(rows: readonly StatementRow[], source: string | null) {
    this.rows = rows
    this.#fileSource = this.#numberSource(source)
    this.bodies = new Int32Array(rows.length)
    this.#sums = new Int32Array(rows.length)
    this.ordinals = new Int32Array(rows.length)
    const equal = new Map<number, number>()
    let isOpen = false
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as StatementRow
      const sum = sumText(row)
      this.#sums[i] = numberIn(this.#sumNumbers, sum)
      this.bodies[i] = numberIn(this.#bodyNumbers, `${sum}\u001f${foldWords(row.name)}`)
      const bankId = row.bankId?.trim()
      if (bankId) numberIn(this.#idNumbers, bankId)
      const from = row.source === undefined ? this.#fileSource : this.#numberSource(row.source)
      if (from === UNKNOWN_SOURCE) isOpen = true
      const key = this.#key(0, from, signed(this.bodies[i] as number, row.minor))
      const ordinal = (equal.get(key) ?? 0) + 1
      equal.set(key, ordinal)
      this.ordinals[i] = ordinal
    }
    this.#isOpen = isOpen
  }

  /** Keeps what can be a row of this file, by day and size or by the bank's number. */
  know(row: KnownRow): void {
    if (row.importId !== undefined) {
      const signs = this.importSigns.get(row.importId) ?? { in: 0, out: 0 }
      signs[row.minor > 0 ? 'in' : 'out'] += 1
      this.importSigns.set(row.importId, signs)
    }
    const text = sumText(row)
    const sum = this.#sumNumbers.get(text) ?? NONE
    if (sum === NONE && !(row.bankId !== null && this.#idNumbers.has(row.bankId))) return
    this.known.push(row)
    this.#knownSums.push(sum)
    this.knownBodies.push(sum === NONE ? NONE : (this.#bodyNumbers.get(`${text}\u001f${foldWords(row.name)}`) ?? NONE))
  }

  /** Puts the known rows in their lists, the signs as they were found to be. */
  settle(isTurned: boolean, turnedImports: ReadonlySet<string>): void {
    this.#isTurned = isTurned
    this.#turnedImports = turnedImports
    const { known } = this
    this.#claimed = new Uint8Array(known.length)
    for (const chains of [this.#byIdAndBody, this.#byIdAndSum, this.#byBody, this.#bySum]) chains.begin(known.length)
    // From the last to the first: a chain then begins with the first.
    for (let k = known.length - 1; k >= 0; k--) this.#settleOne(k, known[k] as KnownRow)
    for (const [k, row] of known.entries()) {
      const id = row.bankId === null ? NONE : (this.#idNumbers.get(row.bankId) ?? NONE)
      if (id !== NONE) this.#byId.set(this.#key(id, this.#sourceNumber(row.source)), k)
    }
  }

  claimById(at: number): { row: KnownRow; sameText: boolean } | null {
    const row = this.rows[at] as StatementRow
    const bankId = row.bankId?.trim()
    if (!bankId) return null
    const id = this.#idNumbers.get(bankId) as number
    const minor = this.#minorOf(row)
    const body = this.#bodyOf(at, minor)
    for (const source of this.#sourcesOf(row)) {
      const same = this.#first(this.#byIdAndBody, this.#key(id, source, body))
      if (same !== NONE) return { row: this.#claim(same), sameText: true }
    }
    for (const source of this.#sourcesOf(row)) {
      const same = this.#first(this.#byIdAndSum, this.#key(id, source, signed(this.#sums[at] as number, minor)))
      if (same !== NONE) return { row: this.#claim(same), sameText: false }
    }
    return null
  }

  /** Rows without a number first; numbered ones only where the bank is not seen to keep its numbers. */
  claimByContent(at: number, numbersAreSteady: boolean): KnownRow | null {
    const row = this.rows[at] as StatementRow
    const body = this.#bodyOf(at, this.#minorOf(row))
    const isNumbered = Boolean(row.bankId?.trim())
    for (const numbered of numbersAreSteady && isNumbered ? [0] : [0, 1]) {
      for (const source of this.#sourcesOf(row)) {
        const same = this.#first(this.#byBody, this.#key(numbered, source, body))
        if (same !== NONE) return this.#claim(same)
      }
    }
    return null
  }

  otherUseOfId(at: number): KnownRow | null {
    const row = this.rows[at] as StatementRow
    const bankId = row.bankId?.trim()
    if (!bankId) return null
    const source = row.source === undefined ? this.#fileSource : this.#sourceNumber(row.source)
    const found = this.#byId.get(this.#key(this.#idNumbers.get(bankId) as number, source))
    return found === undefined ? null : (this.known[found] as KnownRow)
  }

  /** One of the same day and amount that no row has claimed and nobody has deleted. */
  unclaimedLike(at: number): KnownRow | null {
    const row = this.rows[at] as StatementRow
    const sum = signed(this.#sums[at] as number, this.#minorOf(row))
    for (const source of this.#sourcesOf(row)) {
      const alike = this.#first(this.#bySum, this.#key(0, source, sum))
      if (alike !== NONE) return this.known[alike] as KnownRow
    }
    return null
  }

  #settleOne(k: number, row: KnownRow): void {
    const isTurned = row.importId !== undefined && this.#turnedImports.has(row.importId)
    const minor = isTurned ? -row.minor : row.minor
    const sum = this.#knownSums[k] as number
    const body = this.knownBodies[k] as number
    const id = row.bankId === null ? NONE : (this.#idNumbers.get(row.bankId) ?? NONE)
    const own = this.#sourceNumber(row.source)
    // A file that does not say its account is compared with all of them.
    for (const source of this.#isOpen ? [own, ANY_SOURCE] : [own]) {
      const inAny = source === ANY_SOURCE
      if (body !== NONE) {
        const numbered = row.bankId === null ? 0 : 1
        this.#byBody.add(this.#key(numbered, source, signed(body, minor)), k, inAny)
        if (id !== NONE) this.#byIdAndBody.add(this.#key(id, source, signed(body, minor)), k, inAny)
      }
      if (sum === NONE) continue
      if (id !== NONE) this.#byIdAndSum.add(this.#key(id, source, signed(sum, minor)), k, inAny)
      if (!row.deleted) this.#bySum.add(this.#key(0, source, signed(sum, minor)), k, inAny)
    }
  }

  /** Where to look for a row's match: its own account, then those of no account; or among all. */
  #sourcesOf(row: StatementRow): readonly number[] {
    const source = row.source === undefined ? this.#fileSource : this.#sourceNumber(row.source)
    return source === UNKNOWN_SOURCE ? OF_NO_ACCOUNT : [source, UNKNOWN_SOURCE]
  }

  #minorOf(row: StatementRow): number {
    return this.#isTurned ? -row.minor : row.minor
  }

  #bodyOf(at: number, minor: number): number {
    return signed(this.bodies[at] as number, minor)
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

  #key(one: number, source: number, body = 0): number {
    return (one * BODIES + body) * SOURCES + source
  }

  #first(chains: Chains, key: number): number {
    return chains.first(key, this.#claimed)
  }

  #claim(k: number): KnownRow {
    this.#claimed[k] = 1
    return this.known[k] as KnownRow
  }
}

/** Lists of row numbers under keys. A row is in one list of its own account and, beside that, in one of all. */
class Chains {
  readonly #heads = new Map<number, number>()
  #next = new Int32Array(0)
  #nextOfAny = new Int32Array(0)

  begin(count: number): void {
    this.#next = new Int32Array(count).fill(NONE)
    this.#nextOfAny = this.#next.slice()
  }

  /** Before those that are there. */
  add(key: number, row: number, inAny: boolean): void {
    const links = inAny ? this.#nextOfAny : this.#next
    links[row] = this.#heads.get(key) ?? NONE
    this.#heads.set(key, row)
  }

  /** The first that nobody has claimed; those before it are let go. */
  first(key: number, claimed: Uint8Array): number {
    const head = this.#heads.get(key)
    if (head === undefined) return NONE
    const links = isAny(key) ? this.#nextOfAny : this.#next
    let at = head
    while (at !== NONE && claimed[at] === 1) at = links[at] as number
    if (at !== head) this.#heads.set(key, at)
    return at
  }
}

function isAny(key: number): boolean {
  return key % SOURCES === ANY_SOURCE
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
function signed(number: number, minor: number): number {
  return number * 2 + (minor > 0 ? 1 : 0)
}

function sumText(row: { day: string; minor: number; currency: string }): string {
  return `${row.day}\u001f${Math.abs(row.minor)}\u001f${row.currency}`
}
