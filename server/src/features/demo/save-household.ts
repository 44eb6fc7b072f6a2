import { merchantKey } from '@evenkeel/engine/categoriser/merchant-name.ts'
import type { DemoHousehold } from '@evenkeel/engine/demo-household/demo-values.ts'
import type { Insertable } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import { searchKeyOf } from '../../platform/ledger/search-key.ts'

const ROWS_AT_ONCE = 500

/** Writes the household as the user's own data. */
export async function saveHousehold(tx: Db, userId: string, household: DemoHousehold, now: string): Promise<void> {
  const categoryIds = await findCategoryIds(tx, userId)
  const owned = () => ({ user_id: userId, id: newId(), version: 1, last_updated: now })
  const accountIds = new Map(household.wealthAccounts.map(({ name }) => [name, newId()]))

  const transferIds = new Map<string, string>()
  const transferIdOf = (key: string | null) => {
    if (key === null) return null
    if (!transferIds.has(key)) transferIds.set(key, newId())
    return transferIds.get(key)!
  }
  const txns: Insertable<Schema['txn']>[] = household.transactions.map((row) => ({
    ...owned(),
    day: row.day,
    source: row.source,
    name: row.name,
    simple_name: row.simpleName,
    category_id: categoryIds.get(row.category) ?? null,
    currency: row.currency,
    minor: row.minor,
    confidence: row.confidence,
    needs_review: row.needsReview ? 1 : 0,
    reason_level: null,
    reason_text: null,
    merchant_key: merchantKey(row.name),
    search_key: searchKeyOf({ name: row.name, simpleName: row.simpleName, source: row.source, note: null }),
    note: null,
    transfer_id: transferIdOf(row.transferKey),
    split_of: null,
    import_id: null,
    import_line: null,
    created_at: now,
  }))
  for (let at = 0; at < txns.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto('txn')
      .values(txns.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }

  await tx
    .insertInto('budget_item')
    .values(
      household.budgetItems.map((item) => ({
        ...owned(),
        kind: item.kind,
        day: item.first,
        source: null,
        name: item.name,
        simple_name: item.name,
        category_id: categoryIds.get(item.category) ?? null,
        currency: item.currency,
        minor: item.minor,
        repeat_every: item.repeat?.every ?? null,
        repeat_unit: item.repeat?.unit ?? null,
        until: item.until,
        created_at: now,
      })),
    )
    .execute()

  await tx
    .insertInto('wealth_account')
    .values(
      household.wealthAccounts.map(({ name, type, currency }) => ({
        ...owned(),
        id: accountIds.get(name)!,
        name,
        type,
        currency,
        created_at: now,
      })),
    )
    .execute()
  await tx
    .insertInto('statement')
    .values(
      household.statements.map((statement) => ({
        ...owned(),
        account_id: accountIds.get(statement.account)!,
        day: statement.day,
        deposits_minor: statement.deposits,
        withdrawals_minor: statement.withdrawals,
        final_minor: statement.balance,
        created_at: now,
      })),
    )
    .execute()

  const { attributes } = household
  await tx
    .insertInto('custom_instruction')
    .values({ ...owned(), id: userId, text: household.instructions })
    .execute()
  await tx
    .insertInto('personal_attributes')
    .values({
      ...owned(),
      id: userId,
      birth_year: attributes.birthYear,
      household_size: attributes.householdSize,
      country: attributes.country,
      region: attributes.region,
      annual_income_minor: attributes.annualIncomeMinor,
      annual_income_currency: attributes.annualIncomeCurrency,
      share_anonymously: attributes.shareAnonymously ? 1 : 0,
    })
    .execute()
}

async function findCategoryIds(tx: Db, userId: string): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('category').select(['id', 'name']).where('user_id', '=', userId).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
