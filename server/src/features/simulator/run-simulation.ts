import type { Forecast } from '@evenkeel/engine/simulator/forecast.ts'
import { AppError } from '../../platform/errors.ts'
import { createThreadInTurn } from '../../platform/thread-in-turn.ts'
import type { SimulationAnswer, SimulationTask } from './simulation-messages.ts'

/** The largest simulation takes half a second or less, so the last of this many waits at most twenty seconds. */
const MAX_WAITING = 40
const MAX_PER_USER = 10

export type SimulationRunner = {
  simulate(task: Extract<SimulationTask, { kind: 'simulate' }>, userId: string): Promise<string>
  forecast(task: Extract<SimulationTask, { kind: 'forecast' }>, userId: string): Promise<Forecast>
  close(): Promise<void>
}

/** Runs simulations in their own thread. If too many are waiting, new ones are refused with 503. */
export function createSimulationRunner(): SimulationRunner {
  const thread = createThreadInTurn<SimulationTask, SimulationAnswer>(
    new URL('./simulation-thread.ts', import.meta.url),
    {
      name: 'simulator',
      maxWaiting: MAX_WAITING,
      maxPerUser: MAX_PER_USER,
      onBusy: () =>
        new AppError('unavailable', 'Many simulations are running right now. Try again in a moment.', {
          retryAfterSeconds: 2,
        }),
    },
  )
  return {
    async simulate(task, userId) {
      const answer = await thread.ask(task, userId)
      if (!('json' in answer)) throw new Error('unexpected answer from the simulation thread')
      return answer.json
    },
    async forecast(task, userId) {
      const answer = await thread.ask(task, userId)
      if (!('forecast' in answer)) throw new Error('unexpected answer from the simulation thread')
      return answer.forecast
    },
    close: thread.close,
  }
}
