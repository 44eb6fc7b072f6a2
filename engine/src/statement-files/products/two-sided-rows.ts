import { foldText } from '../../language/fold-text.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { IssueCode, ReadingIssue } from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { readAmount, toMinor } from '../values/amounts.ts'
import { type CellReader, describeRecord, explainNoDay } from './cell-reader.ts'
import type { Heading, ProductLayout } from './product-layouts.ts'
import type { ProductRow } from './product-row.ts'

/**
 * Reads a record that has both ends of a payment: one row for the user's account, or two for a transfer between the
 * user's own accounts, plus a row for a fee on money out. If there are none, returns the reason instead.
 */
export function readSides(layout: ProductLayout, record: CellRecord, cells: CellReader): (ProductRow | ReadingIssue)[] {
  const sides = layout.sides!
  const { getCell } = cells
  const explain = (code: IssueCode, reason: string) => [
    makeIssue(record.line, code, record.cells.filter((one) => one !== '').join(', '), reason),
  ]
  const { isUndone, ...about } = describeRecord(layout, record, cells)
  if (isUndone) return explain('not-carried-out', 'This payment was canceled or refunded.')
  const day = cells.getDay(record)
  if (!day) return explain(...explainNoDay(getCell(record, layout.day)))
  const type = foldText(getCell(record, sides.type))
  const isBetween = sides.between.includes(type)
  const isOut = isBetween || sides.out.includes(type)
  if (!isOut && !sides.in.includes(type))
    return explain('unreadable', `“${getCell(record, sides.type)}” isn’t a payment type we know.`)
  const sent = readSide(record, cells, sides.from.amount, sides.from.currency)
  // Firefly gives the main amount in the currency of the user's own account, also for money in.
  const received = isBetween || sides.accountName ? readSide(record, cells, sides.to.amount, sides.to.currency) : sent
  if (!sent || !received) return explain('bad-amount', 'We couldn’t read the amount.')
  const getAccount = (heading: Heading, currency: string) =>
    (sides.accountName ? `${sides.accountName} ${currency}` : getCell(record, heading)).slice(0, 120)
  const [fromAccount, toAccount] = [
    getAccount(sides.from.account, sent.currency),
    getAccount(sides.to.account, received.currency),
  ]
  const [fromName, toName] = [getCell(record, sides.from.name), getCell(record, sides.to.name)]
  const title = getCell(record, layout.payee)
  const groupKey = getSplitKey(record, cells, sides.splitBy)
  const base = { ...about, day, isOpening: type === 'opening balance', isTransfer: about.isTransfer || isBetween }
  const rows: ProductRow[] = []
  const add = (account: string, money: { minor: number; currency: string }, other: string, to: string | null) =>
    rows.push({
      ...base,
      ...money,
      account,
      name: (title || other || 'No description').slice(0, 500),
      payee: other.slice(0, 200),
      transferTo: to,
      ...(to === null ? {} : { pairKey: `l${record.line}` }),
      splitKey: groupKey !== '' && !isBetween ? `${groupKey}\n${account}` : null,
    })
  const leaving = { ...sent, minor: -sent.minor }
  if (isBetween) {
    add(fromAccount, leaving, toAccount, toAccount)
    add(toAccount, received, fromAccount, fromAccount)
  } else if (isOut) add(fromAccount, leaving, toName, null)
  else add(toAccount, received, fromName, null)
  const { fee: feeAmount, feeCurrency = sides.from.currency } = sides.from
  const fee = feeAmount && isOut ? readSide(record, cells, feeAmount, feeCurrency) : null
  if (fee && fee.minor !== 0) {
    const name = `Fee: ${toName || title}`
    add(getAccount(sides.from.account, fee.currency), { ...fee, minor: -fee.minor }, name, null)
    Object.assign(rows.at(-1)!, { isFee: true, isTransfer: false, name, category: '', splitKey: null })
  }
  const moved = rows.filter((row) => row.minor !== 0)
  return moved.length > 0 ? moved : explain('no-money-moved', 'No money moved.')
}

/** What the parts of a split payment share; empty if the payment isn't split. */
function getSplitKey(
  record: CellRecord,
  { getCell }: CellReader,
  splitBy: NonNullable<ProductLayout['sides']>['splitBy'],
): string {
  return splitBy && getCell(record, splitBy.title) !== '' ? getCell(record, splitBy.key) : ''
}

/** The absolute amount, in the currency that its own column names; null if it can't be read. */
function readSide(
  record: CellRecord,
  cells: CellReader,
  amount: Heading,
  currency: Heading,
): { minor: number; currency: string } | null {
  const parts = readAmount(cells.getCell(record, amount))
  const own = cells.getCurrency(record, currency)
  const minor = parts && toMinor(parts, '.', own)
  return minor === null ? null : { minor, currency: own }
}
