import { parentPort } from 'node:worker_threads'
import { loadSecondReader, type ReadingTask } from './second-reader.ts'

const read = loadSecondReader()

parentPort!.on('message', (task: ReadingTask) => {
  parentPort!.postMessage(read(task))
})
