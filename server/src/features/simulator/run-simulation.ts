import { Worker } from 'node:worker_threads'
import type { Forecast } from '@evenkeel/engine/simulator/forecast.ts'
import { AppError } from '../../platform/errors.ts'
import type { SimulationAnswer, SimulationTask } from './simulation-messages.ts'

const IDLE_MS = 20_000
/** The largest simulation takes half a second or less, so this many waiting means a few seconds. */
const MOST_WAITING = 40
const ANSWER_MS = 60_000

export type SimulationRunner = {
  simulate(task: Extract<SimulationTask, { kind: 'simulate' }>): Promise<string>
  forecast(task: Extract<SimulationTask, { kind: 'forecast' }>): Promise<Forecast>
  close(): Promise<void>
}

/**
 * Runs simulations one at a time in a thread of their own, so other requests never wait for them. The thread starts with
 * the first simulation and ends when idle. When too many are waiting, new ones are refused with 503.
 */
export function createSimulationRunner(): SimulationRunner {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function ask(task: SimulationTask): Promise<SimulationAnswer> {
    if (waiting >= MOST_WAITING) {
      throw new AppError('unavailable', 'Many simulations are running right now. Try again in a moment.', {
        retryAfterSeconds: 2,
      })
    }
    waiting += 1
    const turn = last.then(() => run(task))
    last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }

  async function run(task: SimulationTask): Promise<SimulationAnswer> {
    clearTimeout(idle)
    worker ??= new Worker(new URL('./simulation-thread.ts', import.meta.url), { name: 'simulator' })
    const thread = worker
    thread.ref()
    const { promise, resolve, reject } = Promise.withResolvers<SimulationAnswer>()
    const end = () => reject(new Error('the simulation thread ended early'))
    const timer = setTimeout(() => reject(new Error('the simulation took too long')), ANSWER_MS)
    thread.once('message', resolve).once('error', reject).once('exit', end)
    thread.postMessage(task)
    try {
      const answer = await promise
      thread.unref()
      idle = setTimeout(stop, IDLE_MS).unref()
      return answer
    } catch (error) {
      await stop()
      throw error
    } finally {
      clearTimeout(timer)
      thread.off('message', resolve).off('error', reject).off('exit', end)
    }
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const thread = worker
    worker = null
    await thread?.terminate()
  }

  return {
    async simulate(task) {
      const answer = await ask(task)
      if (!('json' in answer)) throw new Error('the simulation thread answered something else')
      return answer.json
    },
    async forecast(task) {
      const answer = await ask(task)
      if (!('forecast' in answer)) throw new Error('the simulation thread answered something else')
      return answer.forecast
    },
    close: stop,
  }
}
