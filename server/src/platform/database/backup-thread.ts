import { parentPort, workerData } from 'node:worker_threads'
import { backUp } from './backup.ts'

const { dataDir, now } = workerData as { dataDir: string; now: Date }
parentPort!.postMessage(await backUp(dataDir, now))
