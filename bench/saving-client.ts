// Saves a transaction again and again from its own thread and reports how long each save took, in milliseconds.
import { parentPort, workerData } from 'node:worker_threads'

export type Save = { endedAt: number; tookMs: number; isRefused: boolean }

const { url, headers } = workerData as { url: string; headers: Record<string, string> }
const PAUSE_MS = 20
const BODY = JSON.stringify({ transaction_date: '2026-01-01', transaction_name: 'Bakery', amount: '-1' })

let isOver = false
parentPort!.on('message', () => {
  isOver = true
})

await save() // The first one loads the client and connects.
parentPort!.postMessage('ready')
const saves: Save[] = []
while (!isOver) {
  saves.push(await save())
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
parentPort!.postMessage(saves)
parentPort!.close()

async function save(): Promise<Save> {
  const start = performance.now()
  const response = await fetch(`${url}/api/transactions/`, { method: 'POST', headers, body: BODY })
  const text = await response.text()
  if (response.status >= 400 && response.status !== 503) throw new Error(text)
  return { endedAt: Date.now(), tookMs: performance.now() - start, isRefused: response.status === 503 }
}
