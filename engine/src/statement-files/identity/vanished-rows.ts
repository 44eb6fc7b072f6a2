import { toDayNumber } from '../../core/plain-date.ts'
import { foldWords } from '../../language/fold-text.ts'
import type { StatementRow } from '../reading/statement-reading.ts'
import type { ExistingRow } from './known-row.ts'

/** A pending payment is posted within this many days, and a tip may have increased it by up to this share. */
const MAX_WAIT_DAYS = 5
const MAX_TIP = 0.35
/**
 * How many rows with the same day and amount, or the same day and word, are compared. Among a hundred identical rows,
 * none is a clear match.
 */
const MAX_COMPARED = 8

const PENDING = /^(?:pending|authori[sz]ation|auth|reserved|reservation|hold|vorgemerkt|vormerkung|reservierung)\b/
// Words that many transaction names start with, which don't say who was paid.
const COMMON = new Set(
  'the and pending authorisation authorization reserved reservation hold card debit credit visa mastercard maestro purchase payment paid pos transaction transfer from ref date kartenzahlung lastschrift zahlung vorgemerkt carte achat paiement tarjeta compra pago pagamento acquisto carta'.split(
    ' ',
  ),
)

type Vanished = Pick<ExistingRow, 'id' | 'day' | 'minor' | 'currency' | 'source' | 'name'>

/**
 * Existing rows on the file's days that the file doesn't have. If a row of the file is very similar to one of them, a
 * few days later or with a tip, it may be the same payment: pending then, posted now.
 */
export class VanishedRows {
  readonly #rows: readonly StatementRow[]
  readonly #byAmount = new Map<string, Vanished[]>()
  readonly #byWord = new Map<string, Vanished[]>()
  readonly #used = new Set<string>()
  #amounts: Set<string> | null = null
  #words: Set<string> | null = null

  constructor(rows: readonly StatementRow[]) {
    this.#rows = rows
  }

  /** Keeps only existing rows that could resemble a row of the file. */
  add({ id, day, minor, currency, source, name }: ExistingRow): void {
    const words = getWords(name)
    const hasAmount = this.#getAmountsOfFile().has(getAmountKey(minor, currency))
    const hasWord = words.some((word) => this.#getWordsOfFile().has(word))
    if (!hasAmount && !hasWord) return
    const row = { id, day, minor, currency, source, name }
    const at = toDayNumber(day)
    if (hasAmount) addTo(this.#byAmount, `${getAmountKey(minor, currency)} ${at}`, row)
    for (const word of words) if (this.#getWordsOfFile().has(word)) addTo(this.#byWord, `${word} ${at}`, row)
  }

  /** An existing row that may be the same payment as this one. Each is returned only once. */
  findSimilar(row: StatementRow, source: string | null): Vanished | null {
    if (this.#byAmount.size === 0 && this.#byWord.size === 0) return null
    const words = getWords(row.name)
    const at = toDayNumber(row.day)
    const isOfAccount = (other: Vanished) =>
      !this.#used.has(other.id) && (source === null || other.source === null || isSameName(source, other.source))
    const take = (found: Vanished | undefined) => {
      if (found) this.#used.add(found.id)
      return found ?? null
    }
    for (let day = at; day >= at - MAX_WAIT_DAYS; day--) {
      const equal = this.#byAmount.get(`${getAmountKey(row.minor, row.currency)} ${day}`)?.slice(0, MAX_COMPARED)
      const found = equal?.find((other) => isOfAccount(other) && areSimilar(words, other.name))
      if (found) return take(found)
      for (const word of words) {
        const named = this.#byWord.get(`${word} ${day}`)?.slice(0, MAX_COMPARED)
        const grown = named?.find((other) => isOfAccount(other) && hasGrown(other, row))
        if (grown) return take(grown)
      }
    }
    return null
  }

  #getAmountsOfFile(): Set<string> {
    this.#amounts ??= new Set(this.#rows.map(({ minor, currency }) => getAmountKey(minor, currency)))
    return this.#amounts
  }

  #getWordsOfFile(): Set<string> {
    this.#words ??= new Set(this.#rows.flatMap(({ name }) => getWords(name)))
    return this.#words
  }
}

type Money = { minor: number; currency: string }

/** Whether the posted payment is larger than the pending one by a tip. */
function hasGrown(pending: Money, posted: Money): boolean {
  if (pending.currency !== posted.currency || pending.minor >= 0) return false
  return posted.minor < pending.minor && -posted.minor <= -pending.minor * (1 + MAX_TIP)
}

function areSimilar(words: readonly string[], other: string): boolean {
  return PENDING.test(foldWords(other)) || getWords(other).some((word) => words.includes(word))
}

function getWords(name: string): string[] {
  const words = foldWords(name).split(' ')
  return words.filter((word) => word.length > 2 && !COMMON.has(word) && /\p{L}/u.test(word)).slice(0, 4)
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function getAmountKey(minor: number, currency: string): string {
  return `${minor} ${currency}`
}

function addTo(lists: Map<string, Vanished[]>, key: string, row: Vanished): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [row])
  else if (list.length < MAX_COMPARED) list.push(row)
}
