import { formatMinor } from '../core/money.ts'
import { accountTitle, type Book, type BookEntry, type LedgerWriter, onOneLine } from './ledger-book.ts'

/** Quicken's format. It has no currencies, so an account in several becomes one per currency. */
export function createQifWriter({ accounts }: Book): LedgerWriter {
  const line = (key: string, text: string | null) => (text === null || text === '' ? '' : `${key}${onOneLine(text)}\n`)
  return {
    begin: () => '!Option:MDY\n!Option:AutoSwitch\n',
    account: (account) => `!Account\n${line('N', accountTitle(account, accounts))}TBank\n^\n!Type:Bank\n`,
    entry: (entry) =>
      `D${americanDay(entry.day)}\nT${formatMinor(entry.minor, entry.currency)}\n${line('P', entry.name)}${line('M', formatMemo(entry))}${line('L', entry.category)}^\n`,
    endAccount: () => '',
    end: () => '',
  }
}

function americanDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

function formatMemo({ note, tags }: BookEntry): string {
  return [note ?? '', ...tags.map((tag) => `#${tag}`)].filter((part) => part !== '').join(' ')
}
