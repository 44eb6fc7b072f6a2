import { Worker } from 'node:worker_threads'

const IDLE_MS = 20_000
const ANSWER_MS = 60_000

export type ThreadInTurn<Task, Answer> = {
  /** Throws what `onBusy` makes when too many are waiting. */
  ask(task: Task): Promise<Answer>
  close(): Promise<void>
}

/**
 * A thread for heavy arithmetic, one task at a time, so other requests never wait for it. It starts with the first
 * task and ends when idle.
 */
export function createThreadInTurn<Task, Answer>(
  entry: URL,
  { name, mostWaiting, onBusy }: { name: string; mostWaiting: number; onBusy: () => Error },
): ThreadInTurn<Task, Answer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function ask(task: Task): Promise<Answer> {
    if (waiting >= mostWaiting) throw onBusy()
    waiting += 1
    const turn = last.then(() => run(task))
    last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }

  async function run(task: Task): Promise<Answer> {
    clearTimeout(idle)
    worker ??= new Worker(entry, { name })
    const thread = worker
    thread.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const end = () => reject(new Error(`the ${name} thread ended early`))
    const timer = setTimeout(() => reject(new Error(`the ${name} thread took too long`)), ANSWER_MS)
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

  return { ask, close: stop }
}
