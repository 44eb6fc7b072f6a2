import { countDaysBetween, type PlainDate } from '../../core/plain-date.ts'
import { foldWords } from '../../language/fold-text.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import { identifiesOnePayment } from './bank-numbers.ts'
import { EarlierImports } from './earlier-imports.ts'
import type { Candidate, ExistingRow, Split } from './known-row.ts'
import { MissedRows } from './missed-rows.ts'
import { ANY_SOURCE, Chains, getKey, NONE, OTHER_SOURCE, UNKNOWN_SOURCE } from './row-chains.ts'
import { getNumber, SourceNumbers } from './source-numbers.ts'

const OF_ANY = [ANY_SOURCE]
/** A bank may move a payment by up to this many days and keep its number. */
export const MOVED_DAYS = 7

/**
 * The rows of a file and the existing rows they may match, each of which can be claimed once. Each text gets a number
 * and lists are chains of numbers, so a hundred thousand rows on either side need little memory, and every list is
 * walked only once, however long it is.
 */
export class MatchIndex {
  readonly rows: readonly StatementRow[]
  /** 1 for the first of identical rows in the file, 2 for the second, … */
  readonly ordinals: Int32Array
  /** For each row of the file: the number for its day, amount, currency and text. */
  readonly contents: Int32Array
  readonly existing: Candidate[] = []
  readonly imports = new EarlierImports()
  readonly missed: MissedRows
  readonly #splits = new Map<string, Split>()
  readonly #amounts: Int32Array
  readonly #rowOfContent: number[] = []
  readonly #contentNumbers = new Map<string, number>()
  readonly #amountNumbers = new Map<string, number>()
  readonly #idNumbers = new Map<string, number>()
  readonly #sources = new SourceNumbers()
  readonly #fileSource: number
  readonly #sourceName: string | null
  /** Whether some rows of the file don't name their account, and whether some do. */
  readonly #isOpen: boolean
  readonly #isNamed: boolean
  #isReversed = false
  #recast: ReadonlySet<string> = new Set()
  #claimed = new Uint8Array(0)
  #byIdAndContent = new Chains(0)
  #byIdAndAmount = new Chains(0)
  #byContent = new Chains(0)
  #byPart = new Chains(0)
  #byAmount: Chains | null = null
  readonly #byId = new Map<number, number>()
  /** Numbers shared by several rows, in the file or among the existing rows. */
  readonly #usedTwice = new Set<number>()

  constructor(rows: readonly StatementRow[], source: string | null) {
    this.rows = rows
    this.missed = new MissedRows(rows)
    this.#sourceName = source
    this.#fileSource = this.#sources.add(source)
    this.contents = new Int32Array(rows.length)
    this.#amounts = new Int32Array(rows.length)
    this.ordinals = new Int32Array(rows.length)
    const equal = new Map<number, number>()
    const found = { open: false, named: false }
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as StatementRow
      const amountKey = getAmountKey(row)
      this.#amounts[i] = getNumber(this.#amountNumbers, amountKey)
      const contentNumber = getNumber(this.#contentNumbers, `${amountKey}\u001f${foldWords(row.name)}`)
      this.contents[i] = contentNumber
      if (contentNumber === this.#rowOfContent.length) this.#rowOfContent.push(i)
      const bankId = row.bankId?.trim()
      if (bankId) {
        const ids = this.#idNumbers.size
        const id = getNumber(this.#idNumbers, bankId)
        if (id < ids) this.#usedTwice.add(id)
      }
      const from = row.source === undefined ? this.#fileSource : this.#sources.add(row.source)
      found[from === UNKNOWN_SOURCE ? 'open' : 'named'] = true
      const key = getKey(0, from, addSign(contentNumber, row.minor > 0))
      const ordinal = (equal.get(key) ?? 0) + 1
      equal.set(key, ordinal)
      this.ordinals[i] = ordinal
    }
    this.#isOpen = found.open
    this.#isNamed = found.named
  }

  /** Keeps an existing row if it may match a row of this file, by day and amount or by the bank's number. */
  addExisting(row: ExistingRow): void {
    const start = this.existing.length
    this.imports.countSign(row)
    const isKept = this.#keep(row, row.bankId !== null)
    for (const bankId of row.otherIds ?? []) if (this.#idNumbers.has(bankId)) this.#keep({ ...row, bankId }, true)
    // The edited form was in no file: it says nothing about signs, and its number belonged to the original.
    if (row.now !== undefined) {
      const edited = { id: row.id, bankId: null, ...row.now, ...(row.isDeleted ? { isDeleted: true } : {}) }
      this.#keep(edited, row.bankId !== null)
    }
    if (row.recast !== undefined && row.importId !== undefined) this.#keepRecast(row, row.recast, row.importId)
    for (let k = start; k < this.existing.length; k++)
      (this.existing[k] as Candidate).twin = k + 1 < this.existing.length ? k + 1 : start
    if (this.existing.length > start) {
      const split = this.#splits.get(row.id)
      if (split) split.whole = start
    }
    if (row.partOf !== undefined) this.#addPart(row.partOf, isKept ? start : NONE)
    else if (!this.#hasAmount(start)) this.#recordMiss(row, isKept)
  }

  #keepRecast(
    { importId: _, ...row }: ExistingRow,
    recast: { currency: string; minor: number },
    importId: string,
  ): void {
    if (!this.missed.isWithinDays(row)) return
    if (!this.#isOpen && this.#sources.find(row.source) === OTHER_SOURCE) return
    const isKept = this.#keep({ ...row, ...recast }, row.bankId !== null)
    const form = isKept ? this.existing.at(-1) : undefined
    if (form) form.recastOf = importId
    this.imports.countRecast(importId, form !== undefined && form.contentNumber !== NONE)
  }

  #hasAmount(from: number): boolean {
    for (let k = from; k < this.existing.length; k++)
      if ((this.existing[k] as Candidate).amountNumber !== NONE) return true
    return false
  }

  #addPart(wholeId: string, k: number): void {
    const split = this.#splits.get(wholeId) ?? { wholeId, parts: 0, kept: [], whole: NONE }
    this.#splits.set(wholeId, split)
    split.parts += 1
    if (k === NONE) return
    const part = this.existing[k] as Candidate
    part.split = split
    if (part.contentNumber !== NONE) split.kept.push(k)
  }

  #recordMiss(row: ExistingRow, hasNumber: boolean): void {
    const source = this.#sources.find(row.source)
    if (source !== OTHER_SOURCE || this.#isOpen) this.missed.add(row, source, hasNumber)
  }

  #keep(row: ExistingRow, isNumbered: boolean): boolean {
    const amountKey = getAmountKey(row)
    const amountNumber = this.#amountNumbers.get(amountKey) ?? NONE
    const bankId = row.bankId
    if (amountNumber === NONE && !(bankId !== null && this.#idNumbers.has(bankId))) return false
    const contentNumber =
      amountNumber === NONE ? NONE : (this.#contentNumbers.get(`${amountKey}\u001f${foldWords(row.name)}`) ?? NONE)
    const candidate: Candidate = {
      id: row.id,
      bankId,
      isNumbered,
      amountNumber,
      contentNumber,
      isIn: row.minor > 0,
      source: this.#sources.find(row.source),
      isDeleted: row.isDeleted === true,
      importId: row.importId ?? null,
      text: contentNumber === NONE ? { name: row.name, day: row.day } : null,
      minor: row.minor,
      recastOf: null,
      twin: NONE,
      split: null,
    }
    this.existing.push(candidate)
    return true
  }

  /**
   * Puts the existing rows in their lists, with their final signs. No more rows can be added after this. Parts of a
   * split count as rows only if `takesParts` is set.
   */
  settle(isReversed: boolean, reversedImports: ReadonlySet<string>, takesParts: boolean): void {
    const { existing } = this
    this.#isReversed = isReversed
    this.#recast = this.imports.findRecasts()
    this.#contentNumbers.clear()
    this.#amountNumbers.clear()
    for (const row of existing) if (row.importId !== null && reversedImports.has(row.importId)) row.isIn = !row.isIn
    this.#claimed = new Uint8Array(existing.length)
    this.#byContent = this.#buildChains(({ isNumbered, contentNumber, isIn, split }, source) =>
      contentNumber === NONE || (split && !takesParts)
        ? NONE
        : getKey(isNumbered ? 1 : 0, source, addSign(contentNumber, isIn)),
    )
    if (!takesParts && this.#splits.size > 0) {
      this.#byPart = this.#buildChains(({ contentNumber, isIn, split }, source) =>
        contentNumber === NONE || !split || split.kept.length < split.parts
          ? NONE
          : getKey(0, source, addSign(contentNumber, isIn)),
      )
    }
    if (this.#idNumbers.size === 0) return
    this.#byIdAndContent = this.#buildChains(({ bankId, contentNumber, isIn }, source) => {
      const id = this.#getIdNumber(bankId)
      return id === NONE || contentNumber === NONE ? NONE : getKey(id, source, addSign(contentNumber, isIn))
    })
    this.#byIdAndAmount = this.#buildChains(({ bankId, amountNumber, isIn }, source) => {
      const id = this.#getIdNumber(bankId)
      return id === NONE || amountNumber === NONE ? NONE : getKey(id, source, addSign(amountNumber, isIn))
    })
    existing.forEach(({ bankId, source, recastOf }, k) => {
      const id = this.#getIdNumber(bankId)
      if (id === NONE || recastOf !== null) return
      const before = this.#byId.get(getKey(id, source))
      if (before !== undefined && existing[before]?.id !== existing[k]?.id) this.#usedTwice.add(id)
      this.#byId.set(getKey(id, source), k)
    })
  }

  claimById(at: number): { row: Candidate; isSameText: boolean } | null {
    const row = this.rows[at] as StatementRow
    const id = this.#getIdNumber(row.bankId?.trim() || null)
    if (id === NONE) return null
    for (const [chains, numbers] of [
      [this.#byIdAndContent, this.contents],
      [this.#byIdAndAmount, this.#amounts],
    ] as const) {
      for (const source of this.#getSources(row)) {
        const same = chains.findFirst(
          getKey(id, source, addSign(numbers[at] as number, this.#isIn(row))),
          this.#claimed,
        )
        if (same !== NONE) return { row: this.#claim(same), isSameText: chains === this.#byIdAndContent }
      }
    }
    return null
  }

  /** Claims a row with the same number and amount on a nearby day. Call `claimById` for all rows first. */
  claimMoved(at: number): Candidate | null {
    const row = this.rows[at] as StatementRow
    const bankId = row.bankId?.trim() ?? ''
    const id = this.#getIdNumber(bankId || null)
    if (id === NONE || this.#usedTwice.has(id) || !identifiesOnePayment(bankId)) return null
    for (const source of this.#getSources(row)) {
      const k = this.#byId.get(getKey(id, source)) ?? NONE
      const existing = this.existing[k]
      if (!existing?.text || this.isClaimed(k) || existing.amountNumber !== NONE || existing.isIn !== this.#isIn(row))
        continue
      const isNear = Math.abs(countDaysBetween(existing.text.day, row.day)) <= MOVED_DAYS
      if (isNear && Math.abs(existing.minor) === Math.abs(row.minor)) return this.#claim(k)
    }
    return null
  }

  /** Claims a row with identical content, among those with a bank number or among those without. */
  claimByContent(at: number, isNumbered: boolean): number {
    return this.#claimIn(this.#byContent, isNumbered ? 1 : 0, at)
  }

  /**
   * Claims a part of a split if the file seems to have all its parts but not the whole payment. This is certain only
   * once all rows are claimed.
   */
  claimPart(at: number): { split: Split; k: number } | null {
    for (;;) {
      const k = this.#claimIn(this.#byPart, 0, at)
      if (k === NONE) return null
      const { split } = this.existing[k] as Candidate & { split: Split }
      if (!this.isClaimed(split.whole)) return { split, k }
    }
  }

  #claimIn(chains: Chains, numbered: number, at: number): number {
    const row = this.rows[at] as StatementRow
    const contentNumber = addSign(this.contents[at] as number, this.#isIn(row))
    for (const source of this.#getSources(row)) {
      const same = chains.findFirst(getKey(numbered, source, contentNumber), this.#claimed)
      if (same === NONE) continue
      this.#claim(same)
      return same
    }
    return NONE
  }

  /** Releases a claimed row; entries already dropped from its lists stay dropped. */
  release(k: number): void {
    this.#mark(k, 0)
  }

  isClaimed(k: number): boolean {
    return k !== NONE && this.#claimed[k] === 1
  }

  /** Whether the file starts or ends in the middle of this day, for the row's account and direction. */
  isCutOff(day: PlainDate, { source, isIn }: Candidate): boolean {
    return source !== OTHER_SOURCE && this.missed.isCutOff(day, source, isIn)
  }

  findOtherUseOfId(at: number): Candidate | null {
    const row = this.rows[at] as StatementRow
    const id = this.#getIdNumber(row.bankId?.trim() || null)
    if (id === NONE) return null
    const found = this.#byId.get(getKey(id, this.#getSource(row)))
    return found === undefined ? null : (this.existing[found] as Candidate)
  }

  /** An existing row with the same day and amount that wasn't claimed or deleted. Call this after all claims. */
  findUnclaimedLike(at: number): Candidate | null {
    if (this.existing.length === 0) return null
    // A file that has the whole payment of a split doesn't have its parts.
    this.#byAmount ??= this.#buildChains(({ amountNumber, isIn, isDeleted, split }, source, k) =>
      amountNumber === NONE || isDeleted || this.isClaimed(k) || (split && this.isClaimed(split.whole))
        ? NONE
        : getKey(0, source, addSign(amountNumber, isIn)),
    )
    const row = this.rows[at] as StatementRow
    const amountNumber = addSign(this.#amounts[at] as number, this.#isIn(row))
    for (const source of this.#getSources(row)) {
      const alike = this.#byAmount.findFirst(getKey(0, source, amountNumber), this.#claimed)
      if (alike !== NONE) return this.existing[alike] as Candidate
    }
    return null
  }

  /** The text and day of an existing row. */
  getText({ text, contentNumber }: Candidate): { name: string; day: PlainDate } {
    return text ?? (this.rows[this.#rowOfContent[contentNumber] as number] as StatementRow)
  }

  /** Chains of existing rows by key, each in the order they were added. */
  #buildChains(getKeyOf: (row: Candidate, source: number, k: number) => number): Chains {
    const { existing } = this
    const chains = new Chains(existing.length)
    // Added from last to first, because each row goes to the front of its chain.
    if (this.#isNamed) {
      for (let k = existing.length - 1; k >= 0; k--) {
        const row = existing[k] as Candidate
        if (row.source !== OTHER_SOURCE && this.#canMatch(row)) chains.add(getKeyOf(row, row.source, k), k)
      }
    }
    if (!this.#isOpen) return chains
    // A file that doesn't name its account is compared with all of them, starting with rows without an account.
    for (const isUnknown of [false, true]) {
      for (let k = existing.length - 1; k >= 0; k--) {
        const row = existing[k] as Candidate
        if ((row.source === UNKNOWN_SOURCE) === isUnknown && this.#canMatch(row))
          chains.add(getKeyOf(row, ANY_SOURCE, k), k)
      }
    }
    return chains
  }

  #canMatch({ recastOf }: Candidate): boolean {
    return recastOf === null || this.#recast.has(recastOf)
  }

  /** Where to look for a row's match: its own account, then rows without an account; or everywhere. */
  #getSources(row: StatementRow): readonly number[] {
    const source = this.#getSource(row)
    return source === UNKNOWN_SOURCE ? OF_ANY : [source, UNKNOWN_SOURCE]
  }

  /** The account that a row names, or else the file's. */
  getAccount(row: StatementRow): string | null {
    return row.source ?? this.#sourceName
  }

  #getSource(row: StatementRow): number {
    return row.source === undefined ? this.#fileSource : this.#sources.find(row.source)
  }

  #isIn(row: StatementRow): boolean {
    return row.minor > 0 !== this.#isReversed
  }

  #getIdNumber(bankId: string | null): number {
    return bankId === null ? NONE : (this.#idNumbers.get(bankId) ?? NONE)
  }

  #claim(k: number): Candidate {
    this.#mark(k, 1)
    return this.existing[k] as Candidate
  }

  /** All forms of a row count as one. */
  #mark(k: number, claimed: 0 | 1): void {
    let at = k
    do {
      this.#claimed[at] = claimed
      at = (this.existing[at] as Candidate).twin
    } while (at !== k)
  }
}

/** The sign is kept apart from the amount, because a file may have been read with signs reversed. */
function addSign(number: number, isIn: boolean): number {
  return number * 2 + (isIn ? 1 : 0)
}

function getAmountKey(row: { day: string; minor: number; currency: string }): string {
  return `${row.day}\u001f${Math.abs(row.minor)}\u001f${row.currency}`
}
