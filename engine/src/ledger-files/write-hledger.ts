import { countDecimals } from '../core/currency.ts'
import { formatMinor } from '../core/money.ts'
import { AccountNames } from './account-names.ts'
import { type Book, type LedgerWriter, toOneLine } from './ledger-book.ts'

/** A journal for hledger and Ledger. Passes strict checks: every account and currency is declared. */
export function createHledgerWriter(book: Book): LedgerWriter {
  const names = new AccountNames(book, toAccountPart)
  const currencies = [...new Set(book.accounts.map(({ currency }) => currency))]
  return {
    begin: () =>
      [
        'decimal-mark .',
        ...currencies.map((code) => `commodity 1000.${'0'.repeat(countDecimals(code))} ${code}`),
        ...names.all.map((name) => `account ${name}`),
        '',
        '',
      ].join('\n'),
    startAccount: () => '',
    writeEntry: (entry) => {
      const { day, currency, minor, name, simpleName, note, tags, splitOf, id } = entry
      const comments = [
        `id:${id}`,
        ...(splitOf === null ? [] : [`split:${splitOf}`]),
        ...tags.map((tag) => `tag:${toOneLine(tag).replaceAll(',', ' ')}`),
        ...(name === simpleName ? [] : [`bank text: ${toOneLine(name)}`]),
        ...(note === null ? [] : [`note: ${toOneLine(note)}`]),
      ]
      const post = (account: string, amount: number) => `    ${account}  ${formatMinor(amount, currency)} ${currency}\n`
      return `${day} ${toDescription(simpleName)}\n${comments.map((text) => `    ; ${text}\n`).join('')}${post(names.nameAsset(entry), minor)}${post(names.nameCounterpart(entry), -minor)}\n`
    },
    endAccount: () => '',
    end: () => '',
  }
}

/** A semicolon starts a comment, a bar separates payee and note, and marks and codes come first. */
function toDescription(text: string): string {
  return (
    toOneLine(text)
      .replaceAll(';', ',')
      .replaceAll('|', '/')
      .replace(/^[*!(=]+/, '')
      .trim() || 'No name'
  )
}

/** Two spaces end an account name, a colon starts a sub-account, and parentheses or brackets make it virtual. */
function toAccountPart(text: string): string {
  return toOneLine(text.replaceAll(/[:;()[\]"|]/g, ' ')).replace(/^[*!=~]+\s*/, '') || 'No name'
}
