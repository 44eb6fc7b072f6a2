import { useEffect, useRef, useState } from 'react'
import type { Outcome, Task } from './simulator-messages.ts'

type Ask = <Kind extends Task['kind']>(task: Extract<Task, { kind: Kind }>) => Promise<Outcome[Kind]>

/** One worker for the page; it ends with it. */
export function useSimulatorWorker(): Ask {
  const asked = useRef<Ask | null>(null)
  const worker = useRef<Worker | null>(null)
  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  asked.current ??= createAsk(() => {
    worker.current ??= new Worker(new URL('./simulator-worker.ts', import.meta.url), { type: 'module' })
    return worker.current
  })
  return asked.current
}

function createAsk(workerOf: () => Worker): Ask {
  let count = 0
  const ask = async (task: Task) => {
    // Very old browsers and tests have no workers: the page computes by itself, a little slower.
    if (typeof Worker === 'undefined') return (await import('./compute.ts')).compute(task)
    const worker = workerOf()
    const id = count++
    return new Promise<Outcome[Task['kind']]>((resolve, reject) => {
      const hear = (event: MessageEvent<{ id: number; outcome: Outcome[Task['kind']] }>) => {
        if (event.data.id !== id) return
        worker.removeEventListener('message', hear)
        resolve(event.data.outcome)
      }
      worker.addEventListener('message', hear)
      worker.addEventListener('error', () => reject(new Error('The simulation stopped.')), { once: true })
      worker.postMessage({ id, task })
    })
  }
  return ask as Ask // the worker answers each kind of task with its own outcome
}

/**
 * The outcome of the latest task. While it is worked out the one before stays; of tasks that come faster than they are
 * done, only the last is done. Null tasks wait.
 */
export function useOutcome<Kind extends Task['kind']>(
  ask: Ask,
  task: Extract<Task, { kind: Kind }> | null,
): Outcome[Kind] | null {
  const [outcome, setOutcome] = useState<Outcome[Kind] | null>(null)
  const state = useRef<{ isBusy: boolean; next: Extract<Task, { kind: Kind }> | null; isGone: boolean }>({
    isBusy: false,
    next: null,
    isGone: false,
  })
  useEffect(() => {
    const line = state.current
    line.isGone = false
    return () => {
      line.isGone = true
    }
  }, [])
  useEffect(() => {
    if (!task) return
    const line = state.current
    line.next = task
    if (line.isBusy) return
    line.isBusy = true
    void (async () => {
      try {
        while (line.next && !line.isGone) {
          const asked: Extract<Task, { kind: Kind }> = line.next
          line.next = null
          const answer = await ask(asked)
          if (!line.isGone) setOutcome(() => answer)
        }
      } finally {
        line.isBusy = false
      }
    })()
  }, [ask, task])
  return outcome
}
