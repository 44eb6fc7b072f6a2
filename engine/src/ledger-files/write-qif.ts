import { formatMinor } from '../core/money.ts'
import { type Book, type BookEntry, getAccountTitle, type LedgerWriter, toOneLine } from './ledger-book.ts'

/** Quicken's format. It has no currencies, so an account with several becomes one account per currency. */
export function createQifWriter({ accounts }: Book): LedgerWriter {
  const writeLine = (key: string, text: string | null) =>
    text === null || text === '' ? '' : `${key}${toOneLine(text)}\n`
  return {
    begin: () => '!Option:MDY\n!Option:AutoSwitch\n',
    startAccount: (account) => `!Account\n${writeLine('N', getAccountTitle(account, accounts))}TBank\n^\n!Type:Bank\n`,
    writeEntry: (entry) =>
      `D${formatAmericanDay(entry.day)}\nT${formatMinor(entry.minor, entry.currency)}\n${writeLine('P', entry.name)}${writeLine('M', formatMemo(entry))}${writeLine('L', entry.category)}^\n`,
    endAccount: () => '',
    end: () => '',
  }
}

function formatAmericanDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

function formatMemo({ note, tags }: BookEntry): string {
  return [note ?? '', ...tags.map((tag) => `#${tag}`)].filter((part) => part !== '').join(' ')
}
