import type { PlainDate } from '../core/plain-date.ts'
import { foldWords } from './fold-text.ts'
import type { StatementRow } from './statement-reading.ts'

/** What makes a row of a source the same row in every file it comes in; edits of the stored row do not touch it. */
export type RowIdentity = {
  /** Source, day, amount, currency and folded text. */
  content: string
  /** 1 for the first of equal rows in its file, 2 for the second, … */
  ordinal: number
  bankId: string | null
}

/** A row that was imported before, by its identity of then. Rows the person deleted since are known too. */
export type KnownRow = {
  id: string
  content: string
  bankId: string | null
  day: PlainDate
  minor: number
  currency: string
  source: string
  /** The text of then, to show in reasons. */
  name: string
  deleted?: boolean
}

export type RowVerdict = {
  verdict: 'added' | 'duplicate'
  /** In plain words, why; shown to the person, who may overrule it. */
  reason: string
  identity: RowIdentity
  /** The known row that this one duplicates or resembles. */
  knownId?: string
  /** Added, but so like a known row that a person should look. */
  resembles?: boolean
}

/** Source, day, amount, currency and folded text in one key. Spaces, case and punctuation of the text do not count. */
export function contentKey(row: Pick<StatementRow, 'day' | 'minor' | 'currency' | 'name'>, source: string): string {
  return [source.trim().toLowerCase(), row.day, row.minor, row.currency, foldWords(row.name)].join('\u001f')
}

/** The identities of a file's rows, equal rows counted in their order. */
export function identifyRows(rows: readonly StatementRow[], source: string): RowIdentity[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const content = contentKey(row, row.source ?? source)
    const ordinal = (counts.get(content) ?? 0) + 1
    counts.set(content, ordinal)
    return { content, ordinal, bankId: row.bankId?.trim() || null }
  })
}

/**
 * Judges each row of a file against what is there. Each known row can be claimed once, so of k equal rows that are
 * there and n in the file, the larger number stays; files in any order end in the same ledger.
 *
 * A bank's number settles it only together with day and amount, since some banks give one number to several payments.
 * Equal rows under different numbers are different payments when the bank is seen to keep its numbers on that day;
 * otherwise it has renumbered them, and they are the same.
 */
export function judgeRows(rows: readonly StatementRow[], known: readonly KnownRow[], source: string): RowVerdict[] {
  const identities = identifyRows(rows, source)
  const ledger = new Claims(known)
  const verdicts: (RowVerdict | undefined)[] = new Array(rows.length)
  const steadyDays = new Set<string>()

  // Sure first: the bank's number with the same day and amount.
  rows.forEach((row, i) => {
    const identity = identities[i] as RowIdentity
    if (!identity.bankId) return
    const match = ledger.claimById(row, row.source ?? source, identity)
    if (!match) return
    steadyDays.add(row.day)
    const sameText = match.content === identity.content
    verdicts[i] = duplicate(
      identity,
      match,
      sameText
        ? 'Already there: the same bank number, day and amount.'
        : `Already there under the text “${match.name}”: the same bank number, day and amount.`,
    )
  })
  // Then equal content. A row without a number, on either side, is told by its content alone.
  rows.forEach((row, i) => {
    if (verdicts[i]) return
    const identity = identities[i] as RowIdentity
    const match = ledger.claimByContent(identity, steadyDays.has(row.day))
    if (!match) return
    const renumbered = identity.bankId !== null && match.bankId !== null && identity.bankId !== match.bankId
    const which = identity.ordinal > 1 ? ` (number ${identity.ordinal} of equal rows)` : ''
    const reason = renumbered
      ? 'Already there: the same day, amount and text. The bank gave it another number this time; take it if it is a second payment.'
      : `Already there: the same day, amount and text${which}.`
    verdicts[i] = duplicate(identity, match, reason)
  })
  // What is left is new; say so when something very like it is there and no row of this file accounts for it.
  return rows.map((row, i) => verdicts[i] ?? added(row, identities[i] as RowIdentity, ledger, row.source ?? source))
}

function duplicate(identity: RowIdentity, match: KnownRow, reason: string): RowVerdict {
  return {
    verdict: 'duplicate',
    identity,
    knownId: match.id,
    reason: match.deleted ? `${reason} You deleted it since, so it stays deleted.` : reason,
  }
}

function added(row: StatementRow, identity: RowIdentity, ledger: Claims, source: string): RowVerdict {
  const reused = identity.bankId ? ledger.otherUseOfId(source, identity.bankId) : undefined
  if (reused) {
    return {
      verdict: 'added',
      identity,
      reason: `New. The bank used its number ${identity.bankId} before, for “${reused.name}” of ${reused.day}, but day or amount differ.`,
    }
  }
  const alike = ledger.unclaimedLike(row, source)
  if (alike) {
    const reason = `New, but “${alike.name}” of the same day and amount is there already: if a pending payment was booked under another text, they are one.`
    return { verdict: 'added', identity, reason, knownId: alike.id, resembles: true }
  }
  return {
    verdict: 'added',
    identity,
    reason: identity.ordinal > 1 ? `New: number ${identity.ordinal} of equal rows in this file.` : 'New.',
  }
}

/** The known rows, each of which can be claimed by one row of the file. Every list is walked once, however long. */
class Claims {
  readonly #claimed = new Set<KnownRow>()
  readonly #byIdAndContent: Map<string, Queue>
  readonly #byIdAndSum: Map<string, Queue>
  readonly #byContentNumbered: Map<string, Queue>
  readonly #byContentPlain: Map<string, Queue>
  readonly #bySum: Map<string, Queue>
  readonly #byId = new Map<string, KnownRow>()

  constructor(known: readonly KnownRow[]) {
    const numbered = known.filter((row) => row.bankId !== null)
    const plain = known.filter((row) => row.bankId === null)
    this.#byIdAndContent = groupBy(numbered, (row) => `${row.bankId}\u001f${row.content}`)
    this.#byIdAndSum = groupBy(numbered, (row) => `${row.bankId}\u001f${sumKey(row)}`)
    this.#byContentNumbered = groupBy(numbered, (row) => row.content)
    this.#byContentPlain = groupBy(plain, (row) => row.content)
    this.#bySum = groupBy(
      known.filter((row) => !row.deleted),
      sumKey,
    )
    for (const row of numbered) this.#byId.set(idKey(row.source, row.bankId ?? ''), row)
  }

  claimById(row: StatementRow, source: string, identity: RowIdentity): KnownRow | undefined {
    const same = this.#first(this.#byIdAndContent.get(`${identity.bankId}\u001f${identity.content}`))
    return this.#claim(
      same ?? this.#first(this.#byIdAndSum.get(`${identity.bankId}\u001f${sumKey({ ...row, source })}`)),
    )
  }

  claimByContent(identity: RowIdentity, numbersAreSteady: boolean): KnownRow | undefined {
    const plain = this.#first(this.#byContentPlain.get(identity.content))
    if (plain || (numbersAreSteady && identity.bankId !== null)) return this.#claim(plain)
    return this.#claim(this.#first(this.#byContentNumbered.get(identity.content)))
  }

  otherUseOfId(source: string, bankId: string): KnownRow | undefined {
    return this.#byId.get(idKey(source, bankId))
  }

  unclaimedLike(row: StatementRow, source: string): KnownRow | undefined {
    return this.#first(this.#bySum.get(sumKey({ ...row, source })))
  }

  #first(queue: Queue | undefined): KnownRow | undefined {
    if (!queue) return undefined
    while (queue.next < queue.rows.length && this.#claimed.has(queue.rows[queue.next] as KnownRow)) queue.next++
    return queue.rows[queue.next]
  }

  #claim(row: KnownRow | undefined): KnownRow | undefined {
    if (row) this.#claimed.add(row)
    return row
  }
}

type Queue = { rows: KnownRow[]; next: number }

function idKey(source: string, bankId: string): string {
  return `${source.trim().toLowerCase()}\u001f${bankId}`
}

function sumKey(row: { source: string; day: string; minor: number; currency: string }): string {
  return `${row.source.trim().toLowerCase()}\u001f${row.day}\u001f${row.minor}\u001f${row.currency}`
}

function groupBy(rows: readonly KnownRow[], key: (row: KnownRow) => string): Map<string, Queue> {
  const groups = new Map<string, Queue>()
  for (const row of rows) {
    const at = key(row)
    const group = groups.get(at)
    if (group) group.rows.push(row)
    else groups.set(at, { rows: [row], next: 0 })
  }
  return groups
}
