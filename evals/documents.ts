import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMinor } from '@evenkeel/engine/core/money.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import type { StatementReading } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import { labelWords } from '@evenkeel/server/features/imports/layout-reader.ts'
import { openDocument } from '@evenkeel/server/features/imports/open-document.ts'

type ExpectedRow = {
  transaction_date: string
  amount: string
  currency: string
  transaction_name_contains?: string
  account?: string
  note_contains?: string
  tags?: string[]
  category?: string
  transfer?: boolean
  pending?: boolean
}
type ExpectedBalance = { date: string; amount: string; account?: string }
type ExpectedDocument = {
  file: string
  today: string
  currency_default: string
  kind: 'product' | 'pdf'
  rows: ExpectedRow[]
  balances?: ExpectedBalance[]
  /** Alternative rows and balances that are just as right. */
  also_right?: { instead_of: number[]; rows: ExpectedRow[]; balances?: ExpectedBalance[] }[]
}
type FoundRow = {
  day: string
  minor: number
  currency: string
  texts: string[]
  account: string
  note: string
  tags: readonly string[]
  category: string
  isTransfer: boolean
  isPending: boolean
  isProduct: boolean
}

type KindResult = {
  files: number
  /** Files whose rows are all there with their names, and nothing else. Pending rows may be missing. */
  exact: number
  /** Exact files whose accounts, notes, tags, categories, transfers and balances are right too. */
  whole: number
  rows: number
  rowsRight: number
  rowsExtra: number
  /** Files with missing or extra rows that aren't marked for review. */
  silent: number
}
type DocumentFailure = { file: string; details: string[] }
type DocumentsResult = { product: KindResult; pdf: KindResult; failures: DocumentFailure[] }

/** Reads the files listed in `expected.json` like an import, and compares everything a person would enter. */
export async function evaluateDocuments(dir: string): Promise<DocumentsResult> {
  const expected = JSON.parse(await readFile(join(dir, 'expected.json'), 'utf8')) as ExpectedDocument[]
  const makeEmpty = () => ({ files: 0, exact: 0, whole: 0, rows: 0, rowsRight: 0, rowsExtra: 0, silent: 0 })
  const result: DocumentsResult = { product: makeEmpty(), pdf: makeEmpty(), failures: [] }
  for (const one of expected) {
    const reading = await read(dir, one)
    const judged = getAlternatives(one).map((expected) => judge(expected, reading))
    const best = judged.reduce((a, b) => (b.faults.length < a.faults.length ? b : a))
    const kind = result[one.kind]
    for (const key of Object.keys(kind) as (keyof KindResult)[]) kind[key] += best.counts[key]
    if (best.faults.length > 0) result.failures.push({ file: one.file, details: best.faults })
  }
  return result
}

async function read(dir: string, { file, currency_default: currency, today }: ExpectedDocument) {
  const bytes = new Uint8Array(await readFile(join(dir, file)))
  const document = await openDocument(bytes)
  const fileName = file.split('/').at(-1) ?? file
  return readStatementFile({
    labelWords,
    ...(document ? { document } : { bytes }),
    fileName,
    currency,
    today: plainDate(today),
  })
}

/** Every combination of the expected rows and the (first eight) alternatives that are just as right. */
function getAlternatives(expected: ExpectedDocument): ExpectedDocument[] {
  const { also_right: others = [] } = expected
  const choices = Array.from({ length: 2 ** Math.min(others.length, 8) }, (_, bits) =>
    others.filter((_, at) => bits & (1 << at)),
  )
  return choices.map((chosen) => {
    const replaced = new Set(chosen.flatMap(({ instead_of }) => instead_of))
    const rows = expected.rows.filter((_, at) => !replaced.has(at))
    const balances = [...(expected.balances ?? []), ...chosen.flatMap((other) => other.balances ?? [])]
    return { ...expected, rows: [...rows, ...chosen.flatMap((other) => other.rows)], balances }
  })
}

function judge(expected: ExpectedDocument, reading: StatementReading) {
  const details: string[] = []
  const remaining = listFoundRows(reading)
  const rows = expected.rows.filter(({ amount }) => Number(amount) !== 0)
  const wrongFields: string[] = []
  let [rowsRight, wrongNames] = [0, 0]
  for (const row of rows) {
    const minor = parseMinor(row.amount, row.currency)
    const same = remaining.filter(
      (one) => one.day === row.transaction_date && one.minor === minor && one.currency === row.currency,
    )
    const best = same.toSorted((a, b) => findWrongFields(row, a).length - findWrongFields(row, b).length)[0]
    if (!best) {
      // Pending rows may be left out.
      if (row.pending) rowsRight += 1
      else
        details.push(`missing ${row.transaction_date} ${row.amount} ${row.currency} ${row.transaction_name_contains}`)
      continue
    }
    remaining.splice(remaining.indexOf(best), 1)
    rowsRight += 1
    const wrong = findWrongFields(row, best)
    if (wrong.some((text) => text.startsWith('name'))) wrongNames += 1
    wrongFields.push(...wrong.map((text) => `${row.transaction_date} ${row.amount}: ${text}`))
  }
  for (const { day, minor, texts } of remaining) details.push(`extra ${day} ${minor} ${texts[0]}`)
  const isExact = details.length === 0 && wrongNames === 0
  wrongFields.push(...findWrongBalances(expected, reading))
  const goesToReview =
    reading.isReadingGuessed === true ||
    reading.isCurrencyGuessed === true ||
    reading.balanceCheck?.ok === false ||
    reading.rows.length === 0
  const counts: KindResult = {
    files: 1,
    exact: isExact ? 1 : 0,
    whole: isExact && wrongFields.length === 0 ? 1 : 0,
    rows: rows.length,
    rowsRight,
    rowsExtra: remaining.length,
    silent: details.length > 0 && !goesToReview ? 1 : 0,
  }
  return { counts, faults: [...details, ...wrongFields] }
}

function listFoundRows({ rows }: StatementReading): FoundRow[] {
  return rows.flatMap((row) => {
    const { kept, parts } = row
    const whole = {
      day: row.day,
      minor: row.minor,
      currency: row.currency,
      texts: [row.name, kept?.simpleName ?? ''],
      account: row.source ?? '',
      note: kept?.note ?? row.note ?? '',
      tags: kept?.tags ?? [],
      category: kept?.category ?? row.bankCategory ?? '',
      isTransfer: kept?.isTransfer === true,
      isPending: kept?.isPending === true,
      isProduct: kept?.isForeign === true,
    }
    if (!parts) return [whole]
    return parts.map((part) => ({
      ...whole,
      minor: part.minor,
      note: part.note ?? '',
      category: part.category ?? '',
      isTransfer: part.isTransfer === true,
    }))
  })
}

function findWrongFields(row: ExpectedRow, found: FoundRow): string[] {
  const wrong: string[] = []
  const check = (name: string, isRight: boolean, has: string) => {
    if (!isRight) wrong.push(`${name} is "${has}"`)
  }
  const has = (text: string, part: string) => fold(text).includes(fold(part))
  const { transaction_name_contains: name, account, note_contains: note, tags, category } = row
  if (name) check('name', found.texts.some((text) => has(text, name)) || has(found.note, name), found.texts.join(' / '))
  if (account) check('account', has(found.account, account), found.account)
  if (note) check('note', has([found.note, ...found.texts].join(' '), note), found.note)
  if (category) check('category', has(found.category, category) || found.isTransfer, found.category)
  for (const tag of tags ?? [])
    check(
      `tag ${tag}`,
      found.tags.some((one) => fold(one) === fold(tag)),
      found.tags.join(),
    )
  // A bank doesn't say which payments are between the customer's own accounts.
  if (row.transfer && found.isProduct) check('transfer', found.isTransfer, String(found.isTransfer))
  if (row.pending) check('pending', found.isPending, String(found.isPending))
  return wrong
}

function findWrongBalances(
  { balances, currency_default: currency }: ExpectedDocument,
  reading: StatementReading,
): string[] {
  const { accountBalances = [], closingBalance, openingBalance } = reading
  const found = [
    ...accountBalances,
    ...(closingBalance ? [closingBalance] : []),
    ...(openingBalance ? [openingBalance] : []),
  ]
  if (reading.format === 'pdf') return [] // A PDF statement's balances only check its rows.
  return (balances ?? [])
    .filter(({ date, amount }) => !found.some((one) => one.day === date && one.minor === parseMinor(amount, currency)))
    .map(({ date, amount, account }) => `balance ${date} ${amount} ${account ?? ''} is missing`)
}

function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').replaceAll(': ', ':').trim().toLowerCase()
}

if (import.meta.main) {
  const { product, pdf, failures } = await evaluateDocuments(process.argv[2] ?? '.')
  for (const { file, details } of failures) console.log([file, ...details.slice(0, 12)].join('\n    '))
  console.log(JSON.stringify({ product, pdf }, null, 1))
}
