import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { convertMinor } from '@evenkeel/engine/exchange-rates/convert.ts'
import type { RateTable } from '@evenkeel/engine/exchange-rates/rate-table.ts'
import type { AccountType } from '@evenkeel/engine/wealth/account-type.ts'
import { getLatest } from '../../ledger/wealth/account-body.ts'
import { type AccountWealth, findWealth } from '../../ledger/wealth/find-wealth.ts'
import type { Deps } from '../../platform/deps.ts'

const LIQUID: ReadonlySet<AccountType> = new Set(['investment', 'retirement', 'cash', 'crypto', 'credit_card'])

/**
 * Whether accounts of this type are part of liquid wealth: investments, retirement accounts, cash and crypto, minus
 * credit cards. Homes, cars and loans aren't.
 */
export function isLiquid(type: AccountType): boolean {
  return LIQUID.has(type)
}

type LiquidAccount = {
  id: string
  name: string
  type: AccountType
  minor: number
  as_of: PlainDate
  is_liquid: boolean
}
type LiquidWealth = {
  wealth: readonly AccountWealth[]
  /** Every account with a balance and an exchange rate; `is_liquid` marks those in the total. */
  accounts: LiquidAccount[]
  total: number
  /** The day of the oldest balance in the total. */
  oldest: PlainDate | null
}

/** Balances on a day in one currency, with the total of the liquid ones. */
export async function findLiquidWealth(
  deps: Deps,
  userId: string,
  currency: string,
  today: PlainDate,
  rates: RateTable,
): Promise<LiquidWealth> {
  const wealth = await findWealth(deps.reports, userId)
  const accounts = wealth.flatMap((accountWealth): LiquidAccount[] => {
    const latest = getLatest(accountWealth, today)
    const converted = latest && convertMinor(latest.final, accountWealth.account.currency, currency, today, rates)
    if (!latest || !converted) return []
    const { id, name } = accountWealth.account
    return [
      {
        id,
        name,
        type: accountWealth.type,
        minor: converted.minor,
        as_of: latest.day,
        is_liquid: isLiquid(accountWealth.type),
      },
    ]
  })
  const liquid = accounts.filter(({ is_liquid }) => is_liquid)
  return {
    wealth,
    accounts,
    total: liquid.reduce((sum, { minor }) => sum + minor, 0),
    oldest: liquid.map(({ as_of }) => as_of).sort()[0] ?? null,
  }
}
