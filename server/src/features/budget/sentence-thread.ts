import { parentPort } from 'node:worker_threads'
import { readSentenceAgain } from './sentence-reader.ts'

const read = readSentenceAgain()

parentPort!.on('message', (text: string) => {
  parentPort!.postMessage(read(text))
})
