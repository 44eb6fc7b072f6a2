// Runs in its own thread: creating a household takes half a second, and other requests shouldn't wait for it.
import { parentPort, workerData } from 'node:worker_threads'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { prepareHousehold } from './prepare-household.ts'

parentPort!.postMessage(prepareHousehold(workerData as PlainDate))
