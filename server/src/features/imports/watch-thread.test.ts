import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { type ThreadExcess, watchThread } from './watch-thread.ts'

const workers: Worker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.terminate()
})

function startThread(code: string): Worker {
  const worker = new Worker(code, { eval: true })
  workers.push(worker)
  return worker
}

const GENEROUS = { megabytes: 4_000, openingCpuMs: 600_000 }

function waitForExcess(worker: Worker, limits: Partial<typeof GENEROUS>): Promise<ThreadExcess> {
  return new Promise((resolve) => watchThread(worker, { ...GENEROUS, ...limits }, resolve))
}

const GROW = 'const kept = []; for (;;) { if (kept.length < 200) kept.push(new Uint8Array(1024 * 1024).fill(1)) }'

test('memory outside the heap is noticed even in a thread that never pauses', async () => {
  expect(await waitForExcess(startThread(GROW), { megabytes: 100 })).toBe('memory')
})

test('a thread that computes for too long while it opens a file is noticed', async () => {
  expect(await waitForExcess(startThread('for (;;);'), { openingCpuMs: 50 })).toBe('time')
})

test('once the file is open, only memory counts', async () => {
  const worker = startThread(GROW)
  const excess = Promise.withResolvers<ThreadExcess>()
  watchThread(worker, { megabytes: 100, openingCpuMs: 0 }, excess.resolve).endOpening()
  expect(await excess.promise).toBe('memory')
})

test('a thread that has ended isn’t an error', async () => {
  const worker = startThread('')
  const watch = watchThread(worker, GENEROUS, () => expect.unreachable())
  await new Promise((resolve) => worker.once('exit', resolve))
  await watch.check()
  watch.stop()
})
