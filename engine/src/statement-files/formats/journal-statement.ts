import { getOnly } from '../../core/get-only.ts'
import { isPlainDate, type PlainDate } from '../../core/plain-date.ts'
import { foldText } from '../../language/fold-text.ts'
import { makeIssue, startReading } from '../reading/build-reading.ts'
import type { FormatReading, IssueCode, ReadingContext } from '../reading/statement-reading.ts'
import { type AmountParts, decideDecimalMark, readAmount, toSignedMinor } from '../values/amounts.ts'
import { getCurrencyFromSign, readCurrency } from '../values/currencies.ts'

// "2024-03-01 * Payee", "2024/03/01=2024/03/02 (123) Payee ; note", `2024-03-01 txn "Payee" "Text"`.
const HEAD = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})(?:=[\d/.-]+)?\s+(?:([*!])\s*|txn\s+)?(?:\([^)]*\)\s*)?(.*)$/
const POSTING = /^(?:[ ]{1,}|\t)\s*(?:[*!]\s+)?([^\s;#"'(][^;"]*?)(?:\s{2,}|\t+)([^;]*?)\s*(?:;.*)?$/
const BARE_POSTING = /^(?:[ ]{1,}|\t)\s*(?:[*!]\s+)?([\p{L}][^;"]*?)\s*(?:;.*)?$/u
const DIRECTIVE = /^(?:open|close|balance|pad|note|document|event|price|commodity|custom|query)\b/

// The rest of a longer line isn't part of a transaction and would only cost time.
const MAX_LINE = 400

type Posting = { line: number; account: string; parts: AmountParts | null }
type Entry = { line: number; day: PlainDate; payee: string; postings: Posting[] }

/** Whether a text is a double-entry journal (Ledger, hledger, Beancount): dated lines with indented accounts below. */
export function isJournal(text: string): boolean {
  const lines = text.slice(0, 20_000).split('\n')
  let heads = 0
  let postings = 0
  let hasDate = false
  for (const raw of lines) {
    const line = raw.slice(0, MAX_LINE)
    if (HEAD.test(line)) {
      hasDate = !DIRECTIVE.test(line.replace(/^\S+\s+/, ''))
      if (hasDate) heads++
    } else if (/^\s/.test(line) && hasDate && getAccount(line)?.includes(':')) postings++
    else if (line.trim() !== '' && !/^\s/.test(line)) hasDate = false
  }
  return heads > 0 && postings >= heads * 1.5
}

/**
 * Reads a double-entry journal. Every posting to an asset or liability account is a row of that account, and the
 * account on the other side is its category. Opening balances, planned transactions and rules aren't rows.
 */
export function readJournal(text: string, context: ReadingContext): FormatReading {
  const reading = startReading('journal')
  const { rows, issues } = reading
  const addIssue = ({ line, day, payee }: Entry, code: IssueCode, reason: string) =>
    issues.push(makeIssue(line, code, `${day} ${payee}`, reason))
  const entries = splitEntries(text)
  const all = entries.flatMap((entry) => entry.postings.map((posting) => posting.parts))
  const mark = decideDecimalMark(all, '.')
  const accounts = new Set<string>()
  for (const entry of entries) {
    const own = entry.postings.filter((posting) => isOwnAccount(posting.account))
    const other = entry.postings.find((posting) => !isOwnAccount(posting.account))
    if (entry.postings.some((posting) => /^equity|^eigenkapital|^capitaux/.test(foldText(posting.account)))) {
      addIssue(entry, 'balance-line', 'Opens an account. No money moved.')
      continue
    }
    const amounts = entry.postings.map((posting) => getAmount(posting, mark, context.currency))
    const missing = amounts.indexOf(null)
    const sum = amounts.reduce((total, amount) => total + (amount?.minor ?? 0), 0)
    const currency = amounts.find((amount) => amount)?.currency ?? context.currency
    for (const posting of own) {
      const at = entry.postings.indexOf(posting)
      const amount = amounts[at] ?? (at === missing ? { minor: -sum, currency } : null)
      if (!amount || amount.minor === 0) continue
      accounts.add(posting.account)
      rows.push({
        line: posting.line,
        day: entry.day,
        minor: amount.minor,
        currency: amount.currency,
        name: entry.payee || other?.account || posting.account,
        source: posting.account,
        ...(other ? { bankCategory: other.account } : {}),
      })
    }
    if (own.length === 0) addIssue(entry, 'no-money-moved', 'No money moved in or out of an account.')
  }
  if (rows.length === 0) reading.detail = 'This accounting journal has no account transactions.'
  return { ...reading, source: getOnly(accounts), currency: getOnly(rows.map((row) => row.currency)) }
}

/** An account the user owns or owes: the first part of its name isn't a word for income, expenses or equity. */
function isOwnAccount(account: string): boolean {
  const root = foldText(account).replace(/^[([]/, '').split(':')[0]?.trim() ?? ''
  return !/^(?:expenses?|income|revenues?|equity|ausgaben|aufwand|einnahmen|ertrag|depenses|revenus|gastos|ingresos|despesas|receitas|spese|entrate|uitgaven|inkomsten|支出|收入)$/.test(
    root,
  )
}

function getAccount(line: string): string | null {
  return POSTING.exec(line)?.[1] ?? BARE_POSTING.exec(line)?.[1] ?? null
}

function splitEntries(text: string): Entry[] {
  const entries: Entry[] = []
  let current: Entry | null = null
  text.split('\n').forEach((raw, index) => {
    const line = raw.slice(0, MAX_LINE)
    if (/^\s*$/.test(line)) {
      current = null
      return
    }
    if (!/^\s/.test(line)) {
      current = null
      const head = HEAD.exec(line)
      const rest = head?.[3] ?? ''
      const day = getDay(head?.[1] ?? '')
      if (!head || !day || DIRECTIVE.test(rest)) return
      current = { line: index + 1, day, payee: getPayee(rest), postings: [] }
      entries.push(current)
      return
    }
    if (!current || /^\s+[;#]/.test(line) || /^\s+[a-z][\w-]*:\s/.test(line)) return
    const whole = POSTING.exec(line)
    const account = whole?.[1] ?? BARE_POSTING.exec(line)?.[1]
    if (!account || /^[([]/.test(account)) return
    // A price, cost or balance after the amount ("@ 1.10 USD", "{12 EUR}", "= 300") isn't part of it.
    const amount = (whole?.[2] ?? '').replace(/\s*[@={].*$/, '').trim()
    current.postings.push({ line: index + 1, account, parts: readAmount(amount.replace(/\s+(?=\d)/, '')) })
  })
  return entries.filter((entry) => entry.postings.length > 1)
}

function getDay(text: string): PlainDate | null {
  const [year = '', month = '', day = ''] = text.split(/[-/.]/)
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(iso) ? iso : null
}

/**
 * Beancount quotes the payee and the text. Ledger and hledger write the payee, sometimes with a note after a bar or
 * semicolon.
 */
function getPayee(rest: string): string {
  const quoted = [...rest.matchAll(/"([^"]*)"/g)].map((match) => (match[1] ?? '').trim()).filter((part) => part !== '')
  if (quoted.length > 0) return quoted.join(' ')
  return rest.replace(/\s*(?:;|\s\|\s).*$/, '').trim()
}

function getAmount(posting: Posting, mark: '.' | ',', fallback: string): { minor: number; currency: string } | null {
  if (!posting.parts) return null
  const named = posting.parts.currency
  const currency = named ? (readCurrency(named) ?? getCurrencyFromSign(named, fallback, fallback)) : fallback
  const minor = toSignedMinor(posting.parts, posting.parts.provenMark ?? mark, currency)
  return minor === null ? null : { minor, currency }
}
