import { expect, onTestFinished, test } from 'vitest'
import { createThreadInTurn } from './thread-in-turn.ts'

function createWorkerUrl(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}
const ECHO = createWorkerUrl(`import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (task) => parentPort.postMessage(task))`)

function createThread({ maxWaiting = 40, maxPerUser = 40 } = {}) {
  const thread = createThreadInTurn<string, string>(ECHO, {
    name: 'echo',
    maxWaiting,
    maxPerUser,
    onBusy: () => new Error('busy'),
  })
  onTestFinished(() => thread.close())
  return thread
}

test('users take turns: one with a long queue doesn’t keep another waiting', async () => {
  const thread = createThread()
  const order: string[] = []
  const ask = (task: string, person: string) => thread.ask(task, person).then((answer) => order.push(answer))
  const asks = ['a1', 'a2', 'a3', 'a4', 'a5'].map((task) => ask(task, 'ana'))
  await Promise.all([...asks, ask('b1', 'ben'), ask('c1', 'cem')])
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4', 'a5'])
})

test('one user can’t take every place, and all together can’t take more than there are', async () => {
  const thread = createThread({ maxWaiting: 3, maxPerUser: 2 })
  const ask = (person: string) =>
    thread.ask(person, person).then(
      () => 'read',
      (error: Error) => error.message,
    )
  // The first of them is running and doesn't wait.
  const answers = await Promise.all(['ana', 'ana', 'ana', 'ana', 'ben', 'ben'].map(ask))
  expect(answers).toEqual(['read', 'read', 'read', 'busy', 'read', 'busy'])
  expect(await ask('ana')).toBe('read')
})
