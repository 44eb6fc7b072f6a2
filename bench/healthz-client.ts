// Calls /healthz repeatedly from its own thread and reports how long each response took, in milliseconds. A
// rate-limited response counts too, because it waits for the same event loop.
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url } = workerData as { url: string }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const PAUSE_MS = 2 // One request at a time, like a probe; a flood would measure itself.

let isOver = false
parentPort!.on('message', () => {
  isOver = true
})

const tookMs: number[] = []
while (!isOver) {
  tookMs.push(await ask())
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
}
agent.destroy()
parentPort!.postMessage(tookMs)
parentPort!.close()

function ask(): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      if (![200, 429].includes(response.statusCode ?? 0)) reject(new Error(`/healthz answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - start))
    })
    request.on('error', reject)
  })
}
