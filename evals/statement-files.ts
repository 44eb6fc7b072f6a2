import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { plainDate } from '@evenkeel/engine/core/plain-date.ts'
import { readStatementFile } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { openDocument } from '@evenkeel/server/features/imports/open-document.ts'

type ExpectedRow = { date: string; amount: number; name?: string | null; alt_names?: string[]; alt_dates?: string[] }
type ExpectedFile = {
  id?: string
  file: string
  kind: string
  currency_hint?: string | null
  rows: ExpectedRow[]
  optional_rows?: ExpectedRow[]
  alt_rowsets?: ExpectedRow[][]
  year_unspecified?: boolean
  name_fuzzy?: boolean
  notes?: string
}
type FoundRow = { date: string; amount: number; name: string }

type FileFailure = {
  file: string
  found: number
  expected: number
  extra: number
  names: number
  detail: string
}
type StatementFilesResult = {
  files: number
  exact: number
  /** Files with the right dates and amounts, ignoring names. */
  exactIgnoringNames: number
  rows: number
  rowsFound: number
  rowsExtra: number
  namesRight: number
  failures: FileFailure[]
}

/**
 * Reads every file in a corpus folder (files/, expected/) and compares date, signed amount and name of each row. A file
 * is exact if every row is there with the right name, and nothing else.
 */
export async function evaluateStatementFiles(dir: string, today = '2026-11-14'): Promise<StatementFilesResult> {
  const result: StatementFilesResult = {
    files: 0,
    exact: 0,
    exactIgnoringNames: 0,
    rows: 0,
    rowsFound: 0,
    rowsExtra: 0,
    namesRight: 0,
    failures: [],
  }
  const names = (await readdir(join(dir, 'expected'))).filter((name) => name.endsWith('.json')).sort()
  for (const name of names) {
    const expected = JSON.parse(await readFile(join(dir, 'expected', name), 'utf8')) as ExpectedFile
    const file = expected.file.split('/').at(-1) ?? expected.file
    const bytes = new Uint8Array(await readFile(join(dir, 'files', file)))
    const document = await openDocument(bytes)
    const reading = readStatementFile({
      ...(document ? { document } : { bytes }),
      fileName: file,
      currency: expected.currency_hint ?? 'USD',
      today: plainDate(today),
    })
    const found = reading.rows.map((row) => ({
      date: row.day as string,
      amount: row.minor / 10 ** countDecimals(row.currency),
      name: row.name,
    }))
    const best = [expected.rows, ...(expected.alt_rowsets ?? [])]
      .map((rows) => compare(rows, expected, found))
      .reduce((a, b) => (b.score > a.score ? b : a))
    const areRowsRight = best.hits === best.rows.length && best.extra.length === 0
    const isExact = areRowsRight && best.names === best.rows.length
    result.files++
    result.exact += isExact ? 1 : 0
    result.exactIgnoringNames += areRowsRight ? 1 : 0
    result.rows += best.rows.length
    result.rowsFound += best.hits
    result.rowsExtra += best.extra.length
    result.namesRight += best.names
    if (!isExact) {
      const sample = best.extra[0]
      const detail = sample
        ? `extra ${sample.date} ${sample.amount} ${sample.name.slice(0, 40)}`
        : best.missing
          ? `missing ${best.missing.date} ${best.missing.amount} ${best.missing.name ?? ''}`
          : (best.wrongName ?? '')
      result.failures.push({
        file,
        found: best.hits,
        expected: best.rows.length,
        extra: best.extra.length,
        names: best.names,
        detail,
      })
    }
  }
  return result
}

function compare(rows: ExpectedRow[], expected: ExpectedFile, found: FoundRow[]) {
  const unmatched = [...found]
  const takeMatch = (row: ExpectedRow): FoundRow | null => {
    const days = [row.date, ...(row.alt_dates ?? [])]
    const matches = (candidate: FoundRow) =>
      (days.includes(candidate.date) ||
        (expected.year_unspecified === true && days.some((day) => day.slice(5) === candidate.date.slice(5)))) &&
      Math.abs(candidate.amount - row.amount) < 0.0051
    const index = unmatched.findIndex((candidate) => matches(candidate) && isNameRight(row, candidate.name, true))
    const at = index >= 0 ? index : unmatched.findIndex(matches)
    return at < 0 ? null : (unmatched.splice(at, 1)[0] ?? null)
  }
  let hits = 0
  let names = 0
  let missing: ExpectedRow | null = null
  let wrongName: string | null = null
  for (const row of rows) {
    const match = takeMatch(row)
    if (!match) {
      missing ??= row
      continue
    }
    hits++
    if (isNameRight(row, match.name, expected.name_fuzzy === true)) names++
    else wrongName ??= `name "${match.name.slice(0, 60)}" for "${(row.name ?? '').slice(0, 60)}"`
  }
  for (const row of expected.optional_rows ?? []) takeMatch(row) ?? takeMatch({ ...row, amount: -row.amount })
  return {
    score: hits / Math.max(1, rows.length) - unmatched.length / 1e4,
    hits,
    names,
    extra: unmatched,
    rows,
    missing,
    wrongName,
  }
}

function fold(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\s"\u3000]+/g, ' ')
    .trim()
    .toLowerCase()
}

function isNameRight(row: ExpectedRow, name: string, isFuzzy: boolean): boolean {
  const found = fold(name)
  const wanted = [row.name, ...(row.alt_names ?? [])].map(fold).filter((text) => text !== '')
  if (wanted.length === 0) return true
  if (found === '') return false
  return wanted.some((text) => {
    if (found.includes(text) || (found.length >= 3 && text.includes(found))) return true
    const [a, b] = [new Set(text.split(' ')), new Set(found.split(' '))]
    const shared = [...a].filter((word) => b.has(word)).length
    return shared / Math.min(a.size, b.size) >= (isFuzzy ? 0.4 : 0.6)
  })
}

if (import.meta.main) {
  const result = await evaluateStatementFiles(process.argv[2] ?? '.')
  for (const failure of result.failures) {
    console.log(
      `${failure.file.padEnd(42)} ${failure.found}/${failure.expected} extra ${failure.extra} names ${failure.names}  ${failure.detail}`,
    )
  }
  console.log(
    `files ${result.files} exact ${result.exact} (${((100 * result.exact) / result.files).toFixed(1)}%) without names ${result.exactIgnoringNames}; rows ${result.rowsFound}/${result.rows} extra ${result.rowsExtra}`,
  )
}
