import { getPersonalAttributes, type PersonalAttributes, putPersonalAttributes } from '@evenkeel/contract/accounts.ts'
import { isAmountExact } from '@evenkeel/contract/values.ts'
import type { PreferredCurrency } from '@evenkeel/engine/core/currency.ts'
import { formatMinor, parseMinor } from '@evenkeel/engine/core/money.ts'
import type { FastifyInstance } from 'fastify'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { getInstant, getLocalDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

export function registerPersonalAttributesRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getPersonalAttributes, async ({ auth }) => {
    const row = await findRow(deps.db, auth.user.id)
    return row
      ? toBody(row)
      : { ...EMPTY_ATTRIBUTES, annual_income_currency: auth.user.preferredCurrency as PreferredCurrency }
  })

  serveRoute(app, putPersonalAttributes, async ({ auth, body }) => {
    const { annual_income, annual_income_currency, share_anonymously, ...rest } = body
    if (
      annual_income !== null &&
      (!isAmountExact(annual_income, annual_income_currency) || annual_income.startsWith('-'))
    ) {
      throw createFieldError('annual_income', `must be an amount in ${annual_income_currency}, 0 or more`)
    }
    const thisYear = Number(getLocalDay(deps.clock).slice(0, 4))
    if (rest.birth_year !== null && rest.birth_year > thisYear)
      throw createFieldError('birth_year', `must be ${thisYear} or earlier`)
    const columns = {
      ...rest,
      annual_income_minor: annual_income === null ? null : parseMinor(annual_income, annual_income_currency),
      annual_income_currency,
      share_anonymously: share_anonymously ? 1 : 0,
    }
    const userId = auth.user.id
    const action: Action = { userId, reason: { code: 'personal-attributes.edit' }, at: getInstant(deps.clock) }
    await recordAction(deps.db, action, async (write, tx) => {
      // One row per user, under the user's id.
      if (await findRow(tx, userId)) await write.update('personal_attributes', userId, null, columns)
      else await write.insert('personal_attributes', { id: userId, ...columns })
    })
    return body
  })
}

function createFieldError(path: string, message: string): AppError {
  return new AppError('invalid-input', `${path}: ${message}`, { errors: [{ path, message }] })
}

const EMPTY_ATTRIBUTES = {
  birth_year: null,
  household_size: null,
  country: null,
  region: null,
  work: null,
  housing: null,
  annual_income: null,
  share_anonymously: false,
}

function findRow(db: Db, userId: string) {
  return db.selectFrom('personal_attributes').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

function toBody(row: NonNullable<Awaited<ReturnType<typeof findRow>>>): PersonalAttributes {
  const currency = row.annual_income_currency as PreferredCurrency // We only store values from this list.
  return {
    birth_year: row.birth_year,
    household_size: row.household_size,
    country: row.country,
    region: row.region,
    work: row.work as PersonalAttributes['work'], // We only store values from these lists.
    housing: row.housing as PersonalAttributes['housing'],
    annual_income: row.annual_income_minor === null ? null : formatMinor(row.annual_income_minor, currency),
    annual_income_currency: currency,
    share_anonymously: row.share_anonymously === 1,
  }
}
