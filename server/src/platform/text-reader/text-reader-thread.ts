import { parentPort } from 'node:worker_threads'
import { readTextTask, type TextTask } from './read-text-task.ts'

parentPort!.on('message', async (task: TextTask) => {
  parentPort!.postMessage(await readTextTask(task))
})
