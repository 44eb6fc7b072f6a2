import { getHeadingRole } from './column-names.ts'
import type { CellRecord } from './csv-tokens.ts'
import { looksLikeTransaction } from './table-header.ts'

type Entry = Map<string, string>

const MAX_LISTS = 500

/** JSON records (arrays of objects, also nested ones, or a single transaction) as a table; null if there are none. */
export function readJsonTable(text: string): CellRecord[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const lists: Entry[][] = []
  findTransactions(value, 0, lists)
  if (lists.length === 0) {
    const list = findList(value, 0)
    const single = list ? null : readSingleTransaction(value)
    if (!list && !single) return null
    lists.push(single ? [single] : (list ?? []).map((entry) => flatten(entry, '', new Map(), 0)))
  }
  const records: CellRecord[] = []
  for (const list of lists) {
    const headings = getHeadings(list)
    records.push({ line: records.length + 1, cells: headings })
    for (const entry of list)
      records.push({ line: records.length + 1, cells: headings.map((key) => entry.get(key) ?? '') })
  }
  return records
}

const MAX_COLUMNS = 100

/** The keys of these entries, in order of appearance, up to the most columns we read. */
export function getHeadings(entries: Iterable<ReadonlyMap<string, string>>): string[] {
  const headings = new Set<string>()
  for (const entry of entries) for (const key of entry.keys()) if (headings.size < MAX_COLUMNS) headings.add(key)
  return [...headings]
}

// Pending entries will be in a later file once posted.
const NOT_POSTED = /pending|reserved|upcoming|scheduled|planned|future/i

/** Collects the lists of objects with a date and an amount. A file may have several, such as one per account. */
function findTransactions(value: unknown, depth: number, into: Entry[][]): void {
  if (depth > 6 || value === null || typeof value !== 'object' || into.length >= MAX_LISTS) return
  if (!Array.isArray(value)) {
    for (const [key, child] of Object.entries(value))
      if (!NOT_POSTED.test(key) || Object.keys(value).length === 1) findTransactions(child, depth + 1, into)
    return
  }
  const objects = getObjects(value)
  if (!objects) return
  const entries = objects.map((entry) => flatten(entry, '', new Map(), 0))
  const hasRows = entries.some((entry) => looksLikeTransaction({ line: 0, cells: [...entry.values()] }))
  if (hasRows && !objects.some(holdsTransactions)) into.push(entries)
  else for (const entry of objects) findTransactions(entry, depth + 1, into)
}

const TRANSACTION_LISTS = /transact|movement|booking|operation|entries|activit|umsatz|mouvement|movimi/i

/** Whether an entry contains a list of transactions: it's an account, even if it also has a date and a balance. */
function holdsTransactions(entry: object): boolean {
  return Object.entries(entry).some(
    ([key, child]) => TRANSACTION_LISTS.test(key) && Array.isArray(child) && child.length > 0,
  )
}

/** A single transaction, recognized by its keys. */
function readSingleTransaction(value: unknown): Entry | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const entry = flatten(value, '', new Map(), 0)
  const roles = new Set([...entry.keys()].map((key) => getHeadingRole(key)?.role))
  const isNamed = roles.has('day') && roles.has('amount') && (roles.has('payee') || roles.has('description'))
  return isNamed && looksLikeTransaction({ line: 0, cells: [...entry.values()] }) ? entry : null
}

function getObjects(value: readonly unknown[]): object[] | null {
  const objects = value.filter(
    (entry): entry is object => entry !== null && typeof entry === 'object' && !Array.isArray(entry),
  )
  return objects.length > 0 && objects.length >= value.length * 0.8 ? objects : null
}

function findList(value: unknown, depth: number): object[] | null {
  if (depth > 4 || value === null || typeof value !== 'object') return null
  if (Array.isArray(value)) return getObjects(value)
  let best: object[] | null = null
  for (const child of Object.values(value)) {
    const list = findList(child, depth + 1)
    if (list && list.length > (best?.length ?? 0)) best = list
  }
  return best
}

/** `{ value: -470, precision: 2 }` and `{ unscaledValue: "-470", scale: "2" }` are -4.70. */
function readScaledValue(child: object): string | null {
  const fields = new Map(Object.entries(child).map(([key, field]) => [key.toLowerCase(), field]))
  const whole = readWholeNumber(fields.get('unscaledvalue') ?? fields.get('value') ?? fields.get('minorunits'))
  const places = readWholeNumber(fields.get('scale') ?? fields.get('precision') ?? fields.get('exponent'))
  if (whole === null || places === null || places < 0 || places > 6) return null
  const digits = String(Math.abs(whole)).padStart(places + 1, '0')
  const cut = digits.length - places
  return `${whole < 0 ? '-' : ''}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}`
}

function readWholeNumber(field: unknown): number | null {
  const number = typeof field === 'string' && /^-?\d{1,15}$/.test(field) ? Number(field) : field
  return Number.isSafeInteger(number) ? (number as number) : null
}

function flatten(value: object, prefix: string, into: Map<string, string>, depth: number): Map<string, string> {
  for (const [key, child] of Object.entries(value)) {
    const name = prefix ? `${prefix} ${key}` : key
    if (child === null || child === undefined) continue
    if (typeof child === 'object') {
      const scaled = readScaledValue(child)
      if (scaled !== null) into.set(name.replace(/_/g, ' '), scaled)
      if (scaled === null && !Array.isArray(child) && depth < 3) flatten(child, name, into, depth + 1)
    } else into.set(name.replace(/_/g, ' '), String(child))
  }
  return into
}
