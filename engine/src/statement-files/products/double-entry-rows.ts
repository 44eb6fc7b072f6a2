import { isKnownCurrency } from '../../core/currency.ts'
import { foldText } from '../../language/fold-text.ts'
import { makeIssue } from '../reading/build-reading.ts'
import type { FormatReading, IssueCode, ReadingContext, ReadingIssue } from '../reading/statement-reading.ts'
import type { CellRecord } from '../tables/csv-tokens.ts'
import { decideDecimalMark, readAmount, toSignedMinor } from '../values/amounts.ts'
import { getCurrencyFromSign } from '../values/currencies.ts'
import { createYearsUntil, decideDayOrder, getUsualOrder, readDay, resolveDay } from '../values/days.ts'
import type { ProductTable } from './product-layouts.ts'
import { toReading } from './product-reading.ts'
import type { ProductRow } from './product-row.ts'

/** Root accounts for categories and for opening balances, folded. Every other account is the user's own. */
export const ROOTS = {
  category:
    /^(?:expenses?|income|aufwendungen|ertrage|aufwand|ertrag|depenses|revenus|gastos|ingresos|uitgaven|inkomsten|spese|entrate|despesas|receitas)(?::|$)/,
  opening: /^(?:equity|eigenkapital|capitaux propres|patrimonio|eigen vermogen|capital)(?::|$)/,
}

type Posting = {
  line: number
  account: string
  category: string | null
  isOpening: boolean
  minor: number
  currency: string
  memo: string
}
type Entry = { record: CellRecord; postings: CellRecord[] }

/**
 * GnuCash writes each posting on its own line, and only a transaction's first line has its date. Accounts under income
 * and expenses become categories, those under equity give opening balances, and all others are the user's own. Null if
 * no row can be read.
 */
export function readGnuCash({ headings, body }: ProductTable, context: ReadingContext): FormatReading | null {
  const getCell = (record: CellRecord, ...names: string[]) => {
    const column = names.map((name) => headings.indexOf(name)).find((at) => at >= 0)
    return column === undefined ? '' : (record.cells[column] ?? '').trim()
  }
  const entries: Entry[] = []
  for (const record of body) {
    if (getCell(record, 'date') !== '') entries.push({ record, postings: [record] })
    else entries.at(-1)?.postings.push(record)
  }
  // The value is in the transaction's currency, which the file names. The amount can be a number of shares.
  const getValue = (record: CellRecord) => getCell(record, 'value num.', 'value num', 'amount num.', 'amount num')
  const mark = decideDecimalMark(
    body.slice(0, 5_000).map((record) => readAmount(getValue(record))),
    '.',
  )
  const fallback = getUsualOrder(context.currency)
  const days = entries.map(({ record }) => readDay(getCell(record, 'date')))
  const { order, isGuess } = decideDayOrder([days], context.today, fallback, context.dayOrder ?? null)
  const years = createYearsUntil(context.today)
  const issues: ReadingIssue[] = []
  const rows: ProductRow[] = []
  for (const [index, { record, postings: lines }] of entries.entries()) {
    const text = record.cells.filter((one) => one !== '').join(', ')
    const addIssue = (code: IssueCode, reason: string) => issues.push(makeIssue(record.line, code, text, reason))
    const parts = days[index]
    const day = parts ? resolveDay(parts, order, years) : null
    if (!day) {
      addIssue('bad-day', `“${getCell(record, 'date')}” isn’t a valid date.`)
      continue
    }
    if (getCell(record, 'void reason') !== '') {
      addIssue('not-carried-out', 'This transaction was voided.')
      continue
    }
    const currency = /::(\w{3})$/.exec(getCell(record, 'commodity/currency'))?.[1] ?? context.currency
    const postings = lines.flatMap((line): Posting[] => {
      const account = getCell(line, 'full account name')
      const folded = foldText(account)
      const category = ROOTS.category.test(folded) ? account.split(':').slice(1).join(': ') || account : null
      const shown = readAmount(getCell(line, 'amount with sym'))
      const isOther = category === null && getCell(line, 'amount num.', 'amount num') !== getValue(line)
      const sign = isOther && shown?.currency ? getCurrencyFromSign(shown.currency, currency, currency) : currency
      const foreign = isKnownCurrency(sign) ? sign : currency
      // An account in another currency states its amount in that currency.
      const own = foreign === currency ? readAmount(getValue(line)) : shown
      const minor = toSignedMinor(own, mark, foreign)
      if (!minor) return []
      return [
        {
          line: line.line,
          account: account.slice(0, 120),
          category,
          isOpening: ROOTS.opening.test(folded),
          minor,
          currency: foreign,
          memo: getCell(line, 'memo'),
        },
      ]
    })
    const read = getRows(postings, currency)
    if (postings.length === 0) {
      if (lines.every((line) => readAmount(getValue(line)))) addIssue('no-money-moved', 'No money moved.')
      else addIssue('bad-amount', 'We couldn’t read the amount.')
    } else if (read.length === 0) addIssue('unreadable', 'None of the accounts in this transaction are yours.')
    const name = getCell(record, 'description') || 'No description'
    const notes = getCell(record, 'notes')
    for (const row of read)
      rows.push({
        ...row,
        day,
        name,
        payee: '',
        note: [notes, row.note].filter((one) => one !== '').join('\n'),
      })
  }
  if (rows.length === 0) return null
  return toReading('gnucash', rows, issues, isGuess ? order : null)
}

type AccountRow = Omit<ProductRow, 'day' | 'name' | 'payee'>

/**
 * One row for each posting to one of the user's accounts. A payment from one account in several categories becomes one
 * row for each of its parts, unless the account has another currency: the parts are only known in the transaction's
 * currency.
 */
function getRows(postings: readonly Posting[], currency: string): AccountRow[] {
  const own = postings.filter(({ category, isOpening }) => category === null && !isOpening)
  const spent = postings.filter(({ category }) => category !== null)
  const isOpening = spent.length === 0 && postings.some((posting) => posting.isOpening)
  const [one, other] = own
  if (!one) return []
  const base = { tags: [], isPending: false, isOpening, splitKey: null, transferTo: null }
  if (own.length === 1 && spent.length > 1 && one.currency === currency) {
    const splitKey = `g${one.line}`
    return spent.map((part, index) => ({
      ...base,
      line: one.line,
      account: one.account,
      minor: -part.minor,
      currency,
      category: part.category!,
      // The memo on the account's posting goes to the first part.
      note: [index === 0 ? one.memo : '', part.memo].filter((memo) => memo !== '').join('\n'),
      isTransfer: false,
      splitKey,
    }))
  }
  const isTransfer = spent.length === 0
  const isPair = isTransfer && own.length === 2
  const isExchange = isPair && one.currency !== other!.currency
  return own.map((posting) => ({
    ...base,
    ...(isExchange ? { pairKey: `g${one.line}` } : {}),
    line: posting.line,
    account: posting.account,
    minor: posting.minor,
    currency: posting.currency,
    category: spent.length === 1 ? spent[0]!.category! : '',
    note: [posting.memo, ...spent.map(({ memo }) => memo)].filter((memo) => memo !== '').join('\n'),
    isTransfer,
    transferTo: isPair ? (posting === one ? other! : one).account : null,
  }))
}
