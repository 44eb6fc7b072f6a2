import type { WealthAccount } from '@evenkeel/contract/wealth.ts'
import { ActionIcon } from '@mantine/core'
import type { DataTableColumn, PhoneRow } from '../../components/data-table/data-table-column.ts'
import { IconClock, IconTrash } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { BalanceAge, describeAge } from './balance-age.tsx'
import classes from './wealth-accounts.module.css'

/** `currency` is the one that balances are added up in. */
export function makeAccountColumns(
  currency: string,
  onDelete: (account: WealthAccount) => void,
): readonly DataTableColumn<WealthAccount>[] {
  return [
    {
      id: 'name',
      header: 'Account Name',
      cell: (account) => (
        <span className={classes.name}>
          <span title={account.name}>{account.name}</span>
          {account.is_archived && <em>Archived</em>}
        </span>
      ),
      sortValue: ({ name }) => name,
      grow: 1.6,
    },
    {
      id: 'type',
      header: 'Account Type',
      cell: ({ type }) => <TypeLabel type={type} />,
      sortValue: ({ type }) => ACCOUNT_TYPES[type].label,
      grow: 1,
      hideOrder: 3,
    },
    {
      id: 'currency',
      header: 'Currency',
      cell: (account) => account.currency,
      sortValue: (account) => account.currency,
      width: 92,
      hideOrder: 1,
    },
    {
      id: 'age',
      header: 'Updated',
      cell: (account) => <BalanceAge account={account} />,
      sortValue: ({ balance_age_days }) => balance_age_days ?? Number.MAX_SAFE_INTEGER,
      width: 216,
      isDim: true,
    },
    {
      id: 'balance',
      header: 'Balance',
      cell: (account) =>
        account.balance === null ? (
          <span className={classes.none}>None</span>
        ) : (
          <MoneyText amount={account.balance} currency={account.currency} />
        ),
      sortValue: (account) => Number(account.balance ?? 0),
      width: 176,
      align: 'right',
    },
    {
      id: 'converted',
      header: `In ${currency}`,
      cell: (account) =>
        account.balance_in_preferred_currency === null ? (
          <span className={classes.none}>{account.balance === null ? '' : 'No rate'}</span>
        ) : (
          <MoneyText amount={account.balance_in_preferred_currency} currency={currency} />
        ),
      sortValue: (account) => Number(account.balance_in_preferred_currency ?? 0),
      width: 176,
      align: 'right',
      hideOrder: 2,
    },
    {
      id: 'delete',
      header: 'Delete',
      isHeaderHidden: true,
      cell: (account) => (
        <ActionIcon aria-label={`Delete ${account.name}`} size={32} onClick={() => onDelete(account)}>
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      ),
      width: 72,
      align: 'right',
    },
  ]
}

function TypeLabel({ type }: { type: WealthAccount['type'] }) {
  const { label, color } = ACCOUNT_TYPES[type]
  return (
    <span className={classes.type}>
      <i style={{ background: color }} aria-hidden />
      {label}
    </span>
  )
}

export function toPhoneRow(account: WealthAccount): PhoneRow {
  const age = account.balance_age_days === null ? 'no statement yet' : describeAge(account.balance_age_days)
  return {
    title: account.name,
    detail: (
      <>
        {account.is_stale && (
          <span className={classes.staleMark}>
            <IconClock size={13} aria-hidden />
            <span className="visually-hidden">Update due, </span>
          </span>
        )}
        {ACCOUNT_TYPES[account.type].label} · {age}
      </>
    ),
    figure: account.balance === null ? 'None' : <MoneyText amount={account.balance} currency={account.currency} />,
  }
}

export function describeAccount(account: WealthAccount): string {
  const balance = account.balance === null ? 'no balance' : formatMoney(account.balance, account.currency)
  return `${account.name}, ${ACCOUNT_TYPES[account.type].label}, ${balance}`
}
