import type { ReadStatement, StatementImport, UnreadPart } from '@evenkeel/contract/statement-import.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatCount, formatMoney } from '../../lib/format-money.ts'
import classes from './paste-drawer.module.css'

const UNREAD: Record<UnreadPart['code'], string> = {
  'no-date': 'has no date',
  'bad-date': 'has no date we could read',
  'bad-amount': 'has an amount we couldn’t read',
  'no-account': 'has no account name',
  'no-balance': 'has no balance',
  'total-line': 'has a total, which we skipped',
  'unknown-currency': 'is in a different currency from its account',
  'not-used': 'wasn’t used',
}

const MAX_SHOWN = 200

type Props = { read: StatementImport; isReplacing: boolean }

/** What we read from a pasted table and what we didn't use, before anything is saved. */
export function PastePreview({ read, isReplacing }: Props) {
  const names = new Map(read.accounts.map((account) => [account.label, account.account_name ?? account.suggested.name]))
  const hasFlows = read.statements.some(
    (statement) => Number(statement.cash_deposits) || Number(statement.cash_withdrawals),
  )
  return (
    <>
      {read.statements.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <section className={classes.scroller} aria-label="What we found" tabIndex={0}>
          <table className={classes.preview}>
            <thead>
              <tr>
                <th scope="col">Account</th>
                <th scope="col">Statement Date</th>
                {hasFlows && <th scope="col">Cash Deposits</th>}
                {hasFlows && <th scope="col">Cash Withdrawals</th>}
                <th scope="col">Final Balance</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {read.statements.slice(0, MAX_SHOWN).map((statement) => (
                <tr
                  key={`${statement.label} ${statement.statement_date} ${statement.line}`}
                  data-verdict={statement.verdict}
                >
                  <td>{names.get(statement.label)}</td>
                  <td>{formatDay(statement.statement_date)}</td>
                  {hasFlows && (
                    <>
                      <td>
                        <MoneyText amount={statement.cash_deposits} currency={statement.currency} />
                      </td>
                      <td>
                        <MoneyText amount={statement.cash_withdrawals} currency={statement.currency} />
                      </td>
                    </>
                  )}
                  <td>
                    <MoneyText amount={statement.final_balance} currency={statement.currency} />
                  </td>
                  <td>{describeVerdict(statement, isReplacing)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {read.statements.length > MAX_SHOWN && (
            <p className={classes.note}>And {formatCount(read.statements.length - MAX_SHOWN)} more.</p>
          )}
        </section>
      )}
      {read.not_understood.length > 0 && (
        <details className={classes.unread} open={read.statements.length === 0}>
          <summary>
            We didn’t use {read.not_understood.length === 1 ? '1 part' : `${read.not_understood.length} parts`} of your
            text
          </summary>
          <ul>
            {read.not_understood.map(({ line, text, code }) => (
              <li key={`${line} ${text}`}>
                Line {line} {UNREAD[code]}: <code>{text}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function describeVerdict({ verdict, present, currency }: ReadStatement, isReplacing: boolean): string {
  if (verdict === 'new') return 'New'
  if (verdict === 'same') return 'Already saved'
  if (verdict === 'skipped') return 'Skipped'
  if (verdict === 'waits') return 'Choose an account'
  const balance = present ? formatMoney(present.final_balance, currency) : ''
  return isReplacing ? `Replaces ${balance}` : `Keeps ${balance}`
}
