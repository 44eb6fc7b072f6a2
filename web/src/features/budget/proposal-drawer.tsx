import type { ProposedLine } from '@evenkeel/contract/budget.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CategoryLabel } from '../../components/category-label.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { IconCheck, IconPlus } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { RatesNote } from '../../components/rates-note.tsx'
import { RowsLink } from '../../components/rows-link.tsx'
import { SideSheet } from '../../components/side-sheet.tsx'
import { CardSkeleton } from '../../components/skeletons.tsx'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { formatDayShort, formatMonth } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { budgetQueries } from './budget-queries.ts'
import classes from './proposal-drawer.module.css'
import { describeRepeat } from './repeat-words.ts'
import type { BudgetActions } from './use-budget-actions.ts'

type Props = { actions: BudgetActions; onClose: () => void }

/** A budget suggested from history. Each line has a reason, and lines are added one by one or all together. */
export function ProposalDrawer({ actions, onClose }: Props) {
  const { data, error, isError, refetch } = useQuery(budgetQueries.proposal())
  const [busy, setBusy] = useState<string | null>(null)
  const newLines = data?.lines.filter((line) => line.existing_item_id === null) ?? []
  const existingLines = data?.lines.filter((line) => line.existing_item_id !== null) ?? []

  async function accept(lines: readonly ProposedLine[], key: string) {
    setBusy(key)
    const outcome = await actions.add(lines.map((line) => line.item))
    if (outcome.kind === 'failed')
      showErrorToast(lines.length === 1 ? 'Couldn’t add this item' : 'Couldn’t add these items', outcome.error)
    setBusy(null)
  }

  return (
    <SideSheet
      opened
      onClose={onClose}
      title="Suggested budget"
      size={600}
      footer={
        newLines.length > 1 ? (
          <>
            <span className={classes.spacer} />
            <Button variant="default" loading={busy === 'all'} onClick={() => void accept(newLines, 'all')}>
              Add all {newLines.length}
            </Button>
          </>
        ) : undefined
      }
    >
      {isError && !data ? (
        <ErrorPanel title="Couldn’t load the suggestions" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeleton lines={8} />
      ) : data.lines.length === 0 ? (
        <p className={classes.note}>There isn’t enough history yet. Import a few months of transactions first.</p>
      ) : (
        <>
          <p className={classes.note}>{describeHistory(data.months.length)}Nothing is added until you choose.</p>
          {newLines.length === 0 ? (
            <p className={classes.done}>
              <IconCheck size={18} aria-hidden /> Everything we found is already in your budget.
            </p>
          ) : (
            <ul className={classes.lines} aria-label="Suggested items">
              {newLines.map((line) => (
                <Line
                  key={line.key}
                  line={line}
                  currency={data.currency}
                  isBusy={busy === line.key}
                  onAccept={() => void accept([line], line.key)}
                />
              ))}
            </ul>
          )}
          {existingLines.length > 0 && (
            <details className={classes.existing}>
              <summary>
                {existingLines.length === 1 ? '1 item is' : `${existingLines.length} items are`} already in your budget
              </summary>
              <ul className={classes.lines}>
                {existingLines.map((line) => (
                  <Line key={line.key} line={line} currency={data.currency} />
                ))}
              </ul>
            </details>
          )}
          <RatesNote currency={data.currency} rates={data.rates} />
        </>
      )}
    </SideSheet>
  )
}

/** Empty without a full month: recurring payments are suggested even then. */
function describeHistory(months: number): string {
  if (months === 0) return ''
  return `From ${months === 1 ? 'one full month' : `${months} full months`} of your transactions. `
}

type LineProps = { line: ProposedLine; currency: string; isBusy?: boolean; onAccept?: () => void }

function Line({ line, currency, isBusy = false, onAccept }: LineProps) {
  const { item, reason } = line
  const name = item.simple_name ?? item.transaction_name
  const itemCurrency = item.currency ?? currency
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {item.category !== name && item.category !== undefined && (
          <span className={classes.category}>
            <CategoryLabel name={item.category} />
          </span>
        )}
        <RowsLink filter={reason.filter} className={classes.reason ?? ''}>
          {describeReason(line, itemCurrency)}
        </RowsLink>
      </div>
      <div className={classes.figures}>
        <MoneyText amount={item.amount} currency={itemCurrency} tone="flow" />
        <span className={classes.frequency}>
          {describeRepeat(item.repeat ?? null)}, {item.repeat ? 'from' : 'on'} {formatDayShort(item.transaction_date)}
        </span>
        {line.yearly_amount !== null && (
          <span className={classes.frequency}>
            {formatMoney(line.yearly_amount, currency, { isRounded: true, sign: 'never' })} a year
          </span>
        )}
      </div>
      {onAccept && (
        <Button
          variant="default"
          size="compact-md"
          loading={isBusy}
          leftSection={<IconPlus size={15} aria-hidden />}
          aria-label={`Add ${name}`}
          onClick={onAccept}
        >
          Add
        </Button>
      )}
    </li>
  )
}

/** The reason, with money and months in the user's format. */
function describeReason({ reason, kind, item }: Pick<ProposedLine, 'reason' | 'kind' | 'item'>, currency: string) {
  const format = (amount: string | null) => (amount === null ? '' : formatMoney(amount, currency))
  const count = reason.transaction_count
  switch (reason.kind) {
    case 'recurring':
      return count === null
        ? reason.text
        : `${kind === 'income' ? 'Received' : 'Paid'} ${count === 2 ? 'twice' : `${count} times`} on this schedule`
    case 'typical-month':
      return `A typical month, based on the last ${reason.months.length} months: ${format(reason.amount)}`
    case 'now-and-then':
      return `In ${reason.months.length} of the last ${reason.history_months} months, ${format(reason.amount)} in total`
    case 'season':
      return `You ${kind === 'income' ? 'receive' : 'spend'} more in ${formatMonth(item.transaction_date).split(' ')[0]} every year; a typical month is ${format(reason.amount)}`
    default:
      return reason.text
  }
}
