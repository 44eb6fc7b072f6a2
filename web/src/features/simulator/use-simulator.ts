import { useEffect, useRef, useState } from 'react'
import type { Outcome, Task } from './simulator-messages.ts'

export type Ask = <Kind extends Task['kind']>(task: Extract<Task, { kind: Kind }>) => Promise<Outcome[Kind]>

/** One worker for the page, stopped when the page closes. Calls `onFail` if it can't load or stops with an error. */
export function useSimulatorWorker(onFail: () => void): Ask {
  const latestOnFail = useRef(onFail)
  latestOnFail.current = onFail
  const [client] = useState(() => createClient(() => latestOnFail.current()))
  useEffect(() => {
    client.open()
    return client.close
  }, [client])
  return client.ask
}

type QueuedTask = { task: Task; resolve: (outcome: Outcome[Task['kind']]) => void }

/** Runs one task at a time. The chart's task goes before queued ones, so the chart doesn't wait for the cards below. */
function createClient(onFail: () => void) {
  let worker: Worker | null = null
  let current: QueuedTask | null = null
  const queue: QueuedTask[] = []

  function startNext() {
    if (current || queue.length === 0) return
    const chart = queue.findIndex(({ task }) => task.kind === 'simulate')
    current = queue.splice(Math.max(chart, 0), 1)[0]!
    worker ??= createWorker()
    worker.postMessage(current.task)
  }

  function createWorker(): Worker {
    const created = new Worker(new URL('./simulator-worker.ts', import.meta.url), { type: 'module' })
    created.addEventListener('message', (event: MessageEvent<Outcome[Task['kind']]>) => {
      const done = current
      current = null
      startNext()
      done?.resolve(event.data)
    })
    created.addEventListener('error', onFail)
    return created
  }

  const ask = async (task: Task) => {
    // Very old browsers and tests have no workers, so the page does the work itself.
    if (typeof Worker === 'undefined') return (await import('./compute.ts')).compute(task)
    return new Promise<Outcome[Task['kind']]>((resolve) => {
      queue.push({ task, resolve })
      startNext()
    })
  }

  function close() {
    worker?.terminate()
    worker = null
    // In development, React mounts the page twice. The second mount starts the interrupted task again.
    if (current) queue.unshift(current)
    current = null
  }

  return { ask: ask as Ask, open: startNext, close } // the worker returns the matching outcome for each kind of task
}

/**
 * The outcome of the last finished task; null before there is one. When tasks come faster than they finish, only the
 * newest waiting one runs.
 */
export function useOutcome<Kind extends Task['kind']>(
  ask: Ask,
  task: Extract<Task, { kind: Kind }>,
): Outcome[Kind] | null {
  const [outcome, setOutcome] = useState<Outcome[Kind] | null>(null)
  const queue = useRef<{ isBusy: boolean; next: Extract<Task, { kind: Kind }> | null }>({ isBusy: false, next: null })
  useEffect(() => {
    const state = queue.current
    state.next = task
    if (state.isBusy) return
    state.isBusy = true
    void (async () => {
      while (state.next) {
        const pending: Extract<Task, { kind: Kind }> = state.next
        state.next = null
        const answer = await ask(pending)
        setOutcome(() => answer)
      }
      state.isBusy = false
    })()
  }, [ask, task])
  return outcome
}
