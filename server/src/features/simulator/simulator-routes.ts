import { Readable } from 'node:stream'
import {
  createScenario,
  deleteScenario as deleteScenarioRoute,
  editScenario as editScenarioRoute,
  getSimulatorSuggestions,
  listScenarios,
  type SimulatorInputs,
  simulateWealth,
} from '@evenkeel/contract/simulator.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { FastifyInstance } from 'fastify'
import { getCurrentRates } from '../../ledger/exchange-rates/current-rates.ts'
import { getLocalDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { addScenario, deleteScenario, editScenario, findScenarios, type ScenarioRow } from './edit-scenarios.ts'
import { findLiquidWealth } from './liquid-wealth.ts'
import { toPlan } from './plan-of-inputs.ts'
import { createSimulationRunner } from './run-simulation.ts'
import { type Actual, toScenarioBody } from './scenario-body.ts'
import { suggestInputs } from './suggest-inputs.ts'

type Owner = { id: string; preferredCurrency: string }

export function registerSimulatorRoutes(app: FastifyInstance, deps: Deps): void {
  const runner = createSimulationRunner()
  app.addHook('onClose', () => runner.close())
  const forecastDeps = { ...deps, runner }
  const toDay = (today: string | undefined) => (today ?? getLocalDay(deps.clock)) as PlainDate

  serveRoute(app, simulateWealth, async ({ auth, body, reply }) => {
    const { paths, seed, sample_paths: samplePaths, ...inputs } = body
    const currency = auth.user.preferredCurrency
    requireValidAmounts(inputs, currency)
    const task = { kind: 'simulate', currency, inputs, paths, seed, samplePaths } as const
    const json = await runner.simulate(task, auth.user.id)
    if (app.validatesResponses) return JSON.parse(json)
    reply.type('application/json; charset=utf-8')
    return Readable.from([json], { objectMode: false })
  })

  serveRoute(app, getSimulatorSuggestions, ({ auth, query }) => suggestInputs(deps, auth.user, toDay(query.today)))

  const findActual = async (owner: Owner, today: PlainDate): Promise<Actual> => {
    const rates = (await getCurrentRates(deps.db)).table
    const currency = owner.preferredCurrency
    const { accounts, total } = await findLiquidWealth(deps, owner.id, currency, today, rates)
    return { today, currency, rates, minor: accounts.some(({ is_liquid }) => is_liquid) ? total : null }
  }

  serveRoute(app, listScenarios, async ({ auth, query }) => {
    const rows = await findScenarios(deps.db, auth.user.id)
    const actual = await findActual(auth.user, toDay(query.today))
    return { results: rows.map((row) => toScenarioBody(row, actual)), next: null, total: rows.length }
  })

  serveRoute(app, createScenario, async ({ auth, body }) => {
    requireValidAmounts(body.inputs, auth.user.preferredCurrency)
    const today = toDay(body.today)
    const { result, historyId } = await addScenario(forecastDeps, auth.user, body.name, body.inputs, today)
    return { ...toScenarioBody(result, await findActual(auth.user, today)), history_id: historyId }
  })

  serveRoute(app, editScenarioRoute, async ({ auth, params: { id }, body }) => {
    const { version, today: requestedDay, ...edit } = body
    if (edit.inputs) requireValidAmounts(edit.inputs, auth.user.preferredCurrency)
    const today = toDay(requestedDay)
    const toBody = async (row: ScenarioRow) => toScenarioBody(row, await findActual(auth.user, today))
    const { result, historyId } = await editScenario(forecastDeps, auth.user, id, version, edit, today, toBody)
    return { ...(await toBody(result)), history_id: historyId }
  })

  serveRoute(app, deleteScenarioRoute, ({ auth, params: { id } }) => deleteScenario(deps, auth.user.id, id))
}

/** Refuses amounts with too many decimals for the currency, naming the field. */
function requireValidAmounts(inputs: SimulatorInputs, currency: string): void {
  try {
    toPlan(inputs, currency)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = `has too many decimals for ${currency}`
    throw new AppError('invalid-input', `${error.message}: ${message}`, { errors: [{ path: error.message, message }] })
  }
}
