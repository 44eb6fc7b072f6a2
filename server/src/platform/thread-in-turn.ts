import { Worker } from 'node:worker_threads'

const IDLE_MS = 20_000
const TIMEOUT_MS = 60_000

type ThreadInTurn<Task, Answer> = {
  /**
   * Rejects with the result of `onBusy` if too many tasks are waiting, from this user or in total; with a
   * `ThreadTooSlowError` if the task takes longer than a minute; and if the thread fails.
   */
  ask(task: Task, userId: string): Promise<Answer>
  close(): Promise<void>
}

/** A task took so long that its thread was stopped. */
export class ThreadTooSlowError extends Error {
  override name = 'ThreadTooSlowError'
}

type Waiting<Task> = { task: Task; resolve(turn: Promise<unknown>): void }

/**
 * A thread for heavy computation, one task at a time, so requests that don't need it never wait for it. It starts with
 * the first task and ends when idle. Users take turns, and each may only use a share of the waiting places.
 */
export function createThreadInTurn<Task, Answer>(
  entry: URL,
  {
    name,
    maxWaiting,
    maxPerUser,
    onBusy,
  }: { name: string; maxWaiting: number; maxPerUser: number; onBusy: () => Error },
): ThreadInTurn<Task, Answer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isRunning = false
  /** By user, in the order of their turns. */
  const queues = new Map<string, Waiting<Task>[]>()

  async function ask(task: Task, userId: string): Promise<Answer> {
    const userQueue = queues.get(userId) ?? []
    const all = queues.values().reduce((sum, queue) => sum + queue.length, 0)
    if (userQueue.length >= maxPerUser || all >= maxWaiting) throw onBusy()
    const turn = new Promise<unknown>((resolve) => userQueue.push({ task, resolve }))
    queues.set(userId, userQueue)
    if (!isRunning) void runAll()
    return (await turn) as Answer
  }

  async function runAll(): Promise<void> {
    isRunning = true
    for (let next = takeNext(); next; next = takeNext()) {
      const answer = run(next.task)
      next.resolve(answer)
      await answer.catch(() => {}) // The caller gets the error.
    }
    isRunning = false
  }

  function takeNext(): Waiting<Task> | undefined {
    const [next] = queues
    if (!next) return undefined
    const [userId, queue] = next
    const waiting = queue.shift()
    queues.delete(userId)
    if (queue.length > 0) queues.set(userId, queue) // Behind everyone else.
    return waiting
  }

  async function run(task: Task): Promise<Answer> {
    clearTimeout(idle)
    worker ??= new Worker(entry, { name })
    const thread = worker
    thread.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const rejectEarlyEnd = () => reject(new Error(`the ${name} thread ended early`))
    const timer = setTimeout(() => reject(new ThreadTooSlowError(`the ${name} thread took too long`)), TIMEOUT_MS)
    thread.once('message', resolve).once('error', reject).once('exit', rejectEarlyEnd)
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
      thread.off('message', resolve).off('error', reject).off('exit', rejectEarlyEnd)
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
