import { compute } from './compute.ts'
import type { Task } from './simulator-messages.ts'

self.addEventListener('message', (event: MessageEvent<Task>) => {
  self.postMessage(compute(event.data))
})
