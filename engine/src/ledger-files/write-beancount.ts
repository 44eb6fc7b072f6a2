import { formatMinor } from '../core/money.ts'
import { AccountNames } from './account-names.ts'
import { type Book, type LedgerWriter, toOneLine } from './ledger-book.ts'

// Beancount's parser rejects days outside this range.
const [FIRST_DAY, LAST_DAY] = ['1700-01-01', '2099-12-31']

/** A Beancount ledger that bean-check accepts. */
export function createBeancountWriter(book: Book): LedgerWriter {
  const names = new AccountNames(book, toAccountPart)
  const opened = book.firstDay < FIRST_DAY ? FIRST_DAY : book.firstDay > LAST_DAY ? LAST_DAY : book.firstDay
  return {
    begin: () =>
      [
        'option "title" "Evenkeel"',
        ...[...new Set(book.accounts.map(({ currency }) => currency))].map(
          (code) => `option "operating_currency" "${code}"`,
        ),
        '',
        ...names.all.map((name) => `${opened} open ${name}`),
        '',
        '',
      ].join('\n'),
    startAccount: () => '',
    writeEntry: (entry) => {
      const { day, currency, minor, name, simpleName, note, tags, splitOf, id } = entry
      const marks = tags.map((tag) => ` #${formatTag(tag)}`).join('')
      const meta = [
        ['id', id],
        ['split', splitOf],
        ['bank-text', name === simpleName ? null : name],
      ].flatMap(([key, value]) => (value === null ? [] : [`  ${key}: ${quoteText(value!)}\n`]))
      const post = (account: string, amount: number) => `  ${account}  ${formatMinor(amount, currency)} ${currency}\n`
      const text = `${day} * ${quoteText(simpleName)} ${quoteText(note ?? '')}${marks}\n${meta.join('')}${post(names.nameAsset(entry), minor)}${post(names.nameCounterpart(entry), -minor)}\n`
      return day >= FIRST_DAY && day <= LAST_DAY ? text : commentOut(text)
    },
    endAccount: () => '',
    end: () => '',
  }
}

/** As a comment, because one unsupported date makes Beancount reject the whole file. */
function commentOut(text: string): string {
  return `; Beancount doesn’t support this date, so this transaction is commented out:\n${text.replaceAll(/^(?=.)/gm, '; ')}`
}

function quoteText(text: string): string {
  return `"${toOneLine(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function formatTag(tag: string): string {
  return (
    tag
      .normalize('NFKD')
      .replaceAll(/[^A-Za-z0-9\-_/.]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'tag'
  )
}

/** Letters, digits and dashes, starting with a capital or a digit. */
function toAccountPart(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain === '' ? 'Other' : plain.charAt(0).toUpperCase() + plain.slice(1)
}
