import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Db, Tx } from '../../platform/database/schema.ts'
import { createId } from '../../platform/ids.ts'
import type { PreparedHousehold } from './prepare-household.ts'
import { saveByHand, saveImports } from './save-imports.ts'

/**
 * Saves the household as the user's data: its files as imports, and a few transactions as if added by hand. Uses
 * several database transactions, so that others can write in between. Nobody can log in to the demo before it's done.
 */
export async function saveHousehold(db: Db, userId: string, household: PreparedHousehold, now: string): Promise<void> {
  const categoryIds = await findCategoryIds(db, userId)
  const ledger = { db, userId, now, categoryIds }
  await saveImports(ledger, household.files)
  await saveByHand(ledger, household.byHand)
  await runInTransaction(db, (tx) => saveRest(tx, userId, household, now, categoryIds))
}

async function saveRest(
  tx: Tx,
  userId: string,
  household: PreparedHousehold,
  now: string,
  categoryIds: ReadonlyMap<string, string>,
): Promise<void> {
  const makeOwnedFields = () => ({ user_id: userId, id: createId(), version: 1, last_updated: now })
  const accountIds = new Map(household.wealthAccounts.map(({ name }) => [name, createId()]))
  await tx
    .insertInto('budget_item')
    .values(
      household.budgetItems.map((item) => ({
        ...makeOwnedFields(),
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
        spread: item.spread ? 1 : 0,
        created_at: now,
      })),
    )
    .execute()

  await tx
    .insertInto('wealth_account')
    .values(
      household.wealthAccounts.map(({ name, type, currency }, i) => ({
        ...makeOwnedFields(),
        id: accountIds.get(name)!,
        name,
        type,
        currency,
        sort_order: i + 1,
        created_at: now,
      })),
    )
    .execute()
  // A source can only be linked to one account. Wise has several, so it's linked to the first.
  const linked = new Map(
    household.wealthAccounts.toReversed().flatMap(({ source, name }) => (source ? [[source, name]] : [])),
  )
  await tx
    .insertInto('account_link')
    .values(
      [...linked].map(([source, name]) => ({
        ...makeOwnedFields(),
        source,
        account_id: accountIds.get(name)!,
        created_at: now,
      })),
    )
    .execute()
  const fromFiles = new Set(household.wealthAccounts.flatMap(({ source, name }) => (source ? [name] : [])))
  await tx
    .insertInto('statement')
    .values(
      household.statements.map((statement) => ({
        ...makeOwnedFields(),
        account_id: accountIds.get(statement.account)!,
        day: statement.day,
        deposits_minor: statement.deposits,
        withdrawals_minor: statement.withdrawals,
        final_minor: statement.balance,
        origin: fromFiles.has(statement.account) ? 'file' : 'typed',
        created_at: now,
      })),
    )
    .execute()

  await tx
    .insertInto('scenario')
    .values(
      household.scenarios.map((scenario) => ({ ...makeOwnedFields(), ...scenario, currency: 'USD', created_at: now })),
    )
    .execute()

  const { attributes } = household
  await tx
    .insertInto('custom_instruction')
    .values({ ...makeOwnedFields(), id: userId, text: household.instructions })
    .execute()
  await tx
    .insertInto('personal_attributes')
    .values({
      ...makeOwnedFields(),
      id: userId,
      birth_year: attributes.birthYear,
      household_size: attributes.householdSize,
      country: attributes.country,
      region: attributes.region,
      work: attributes.work,
      housing: attributes.housing,
      annual_income_minor: attributes.annualIncomeMinor,
      annual_income_currency: attributes.annualIncomeCurrency,
      share_anonymously: attributes.shareAnonymously ? 1 : 0,
    })
    .execute()
}

async function findCategoryIds(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('category').select(['id', 'name']).where('user_id', '=', userId).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
