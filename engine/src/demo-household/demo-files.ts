import { addDays, type PlainDate } from '../core/plain-date.ts'
import { CARD, CHECKING, type DemoTransaction, getCategory } from './demo-values.ts'

/** A bank file the household imported. */
export type DemoFile = {
  readonly fileName: string
  readonly source: string
  /** The import date: two days after the end of the period it covers, but never after today. */
  readonly importedOn: PlainDate
  /** Ordered by day. */
  readonly rows: readonly DemoTransaction[]
}

type DemoFiles = {
  /** In import order. */
  readonly files: readonly DemoFile[]
  /** The few transactions added by hand, with simple names instead of the bank's descriptions. */
  readonly byHand: readonly DemoTransaction[]
}

const DAYS_UNTIL_IMPORTED = 2
const BY_HAND = 3
const EATING_OUT = getCategory('DIN').category

/**
 * Assigns rows to files: one per account and year, and one per account and quarter in the current year. The last files
 * end today. Up to three small restaurant bills of the last 40 days were added by hand instead.
 */
export function makeDemoFiles(rows: readonly DemoTransaction[], today: PlainDate): DemoFiles {
  const byHand = chooseSmallAndRecent(rows, today)
  const files = new Map<string, { source: string; end: PlainDate; rows: DemoTransaction[] }>()
  for (const row of rows) {
    if (byHand.has(row)) continue
    const end = getPeriodEnd(row.day, today)
    const key = `${end} ${row.source}`
    const file = files.get(key) ?? { source: row.source, end, rows: [] }
    files.set(key, file)
    file.rows.push(row)
  }
  return {
    files: [...files.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { source, end, rows: own }]) => ({
        fileName: getFileName(source, own[0]!.day, end),
        source,
        importedOn: getEarlier(addDays(end, DAYS_UNTIL_IMPORTED), today),
        rows: own,
      })),
    byHand: [...byHand].map((row) => ({ ...row, name: row.simpleName })),
  }
}

function chooseSmallAndRecent(rows: readonly DemoTransaction[], today: PlainDate): Set<DemoTransaction> {
  const since = addDays(today, -40)
  const small = rows.filter(
    ({ day, minor, category, needsReview }) =>
      day >= since && category === EATING_OUT && minor < 0 && minor > -1_500 && !needsReview,
  )
  return new Set(small.sort((a, b) => b.minor - a.minor).slice(0, BY_HAND))
}

function getPeriodEnd(day: PlainDate, today: PlainDate): PlainDate {
  const year = day.slice(0, 4)
  if (year !== today.slice(0, 4)) return `${year}-12-31` as PlainDate
  const quarters = ['03-31', '06-30', '09-30', '12-31'].map((end) => `${year}-${end}` as PlainDate)
  return getEarlier(quarters.find((end) => day <= end)!, today)
}

function getEarlier(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? a : b
}

/** Named like these banks' files. */
function getFileName(source: string, from: PlainDate, to: PlainDate): string {
  const number = /\d+$/.exec(source)?.[0] ?? ''
  const dropDashes = (day: PlainDate) => day.replaceAll('-', '')
  if (source === CHECKING || source === CARD) return `Chase${number}_Activity${dropDashes(from)}_${dropDashes(to)}.CSV`
  return `statement_${number}_${from}_${to}.csv`
}
