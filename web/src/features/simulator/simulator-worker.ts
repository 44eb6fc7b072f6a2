import { compute } from './compute.ts'
import type { Task } from './simulator-messages.ts'

self.addEventListener('message', (event: MessageEvent<{ id: number; task: Task }>) => {
  const { id, task } = event.data
  self.postMessage({ id, outcome: compute(task) })
})
