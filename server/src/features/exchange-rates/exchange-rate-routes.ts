import { getExchangeRates } from '@evenkeel/contract/exchange-rates.ts'
import { getRatesOnDay } from '@evenkeel/engine/exchange-rates/rates-on-day.ts'
import type { FastifyInstance } from 'fastify'
import { getCurrentRates } from '../../ledger/exchange-rates/current-rates.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

export function registerExchangeRateRoutes(app: FastifyInstance, deps: Deps): void {
  serveRoute(app, getExchangeRates, async ({ auth, query }) => {
    const base = query.base ?? auth.user.preferredCurrency
    const requestedDay = query.date ?? getLocalDay(deps.clock)
    const found = getRatesOnDay(base, requestedDay, (await getCurrentRates(deps.db)).table)
    if (!found) {
      const message = `We have no exchange rates for ${base}.`
      throw new AppError('invalid-input', message, { errors: [{ path: 'base', message }] })
    }
    return { ...found, asked_date: requestedDay }
  })
}
