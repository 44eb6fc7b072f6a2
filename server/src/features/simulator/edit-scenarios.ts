import type { SimulatorInputs } from '@evenkeel/contract/simulator.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { roundForecast } from '@evenkeel/engine/simulator/forecast.ts'
import { type Action, recordAction } from '../../ledger/history/history.ts'
import { addCurrentOnConflict } from '../../ledger/history/history-errors.ts'
import type { TrackedRow } from '../../ledger/history/tracked-tables.ts'
import { getInstant } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { SimulationRunner } from './run-simulation.ts'

export type ScenarioRow = TrackedRow<'scenario'>
type Owner = { id: string; preferredCurrency: string }
type ForecastDeps = Deps & { runner: SimulationRunner }

/** Newest first. */
export function findScenarios(db: Db, userId: string): Promise<ScenarioRow[]> {
  return db.selectFrom('scenario').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
}

async function requireScenario(db: Db, userId: string, id: string): Promise<ScenarioRow> {
  const row = await db
    .selectFrom('scenario')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 'Scenario not found.')
  return row
}

/** Saves a plan with today's forecast, which is computed before anything is written. */
export async function addScenario(
  deps: ForecastDeps,
  owner: Owner,
  name: string,
  inputs: SimulatorInputs,
  today: PlainDate,
) {
  const forecast = await createForecast(deps, owner, inputs, today)
  const at = getInstant(deps.clock)
  const action: Action = { userId: owner.id, reason: { code: 'scenario.add', args: { name } }, at }
  return recordAction(deps.db, action, (write) => write.insert('scenario', { name, ...forecast, created_at: at }))
}

export async function editScenario(
  deps: ForecastDeps,
  owner: Owner,
  id: string,
  version: number,
  edit: { name?: string | undefined; inputs?: SimulatorInputs | undefined },
  today: PlainDate,
  toBody: (row: ScenarioRow) => Promise<unknown>,
) {
  const before = await requireScenario(deps.db, owner.id, id)
  const name = edit.name ?? before.name
  const forecast = edit.inputs ? await createForecast(deps, owner, edit.inputs, today) : {}
  const reason = { code: 'scenario.edit', args: { name, isRename: !edit.inputs } } as const
  const action = { userId: owner.id, reason, at: getInstant(deps.clock) }
  return addCurrentOnConflict(toBody, () =>
    recordAction(deps.db, action, async (write, tx) => {
      await requireScenario(tx, owner.id, id)
      return write.update('scenario', id, version, { name, ...forecast })
    }),
  )
}

export async function deleteScenario(deps: Deps, userId: string, id: string) {
  const { name } = await requireScenario(deps.db, userId, id)
  const action: Action = { userId, reason: { code: 'scenario.delete', args: { name } }, at: getInstant(deps.clock) }
  const { historyId } = await recordAction(deps.db, action, (write) => write.remove('scenario', id))
  return { history_id: historyId }
}

async function createForecast({ runner }: ForecastDeps, owner: Owner, inputs: SimulatorInputs, today: PlainDate) {
  const currency = owner.preferredCurrency
  const forecast = await runner.forecast({ kind: 'forecast', currency, inputs }, owner.id)
  return {
    currency,
    inputs: JSON.stringify(inputs),
    forecast: JSON.stringify(roundForecast(forecast)),
    forecast_on: today,
  }
}
