import { expect, onTestFinished, test } from 'vitest'
import { createThreadInTurn } from './thread-in-turn.ts'

function worker(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}
const ECHO = worker(`import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (task) => parentPort.postMessage(task))`)

function aThread({ mostWaiting = 40, mostEach = 40 } = {}) {
  const thread = createThreadInTurn<string, string>(ECHO, {
    name: 'echo',
    mostWaiting,
    mostEach,
    onBusy: () => new Error('busy'),
  })
  onTestFinished(() => thread.close())
  return thread
}

test('users take turns: one with a long queue doesn’t keep another waiting', async () => {
  const thread = aThread()
  const order: string[] = []
  const ask = (task: string, person: string) => thread.ask(task, person).then((answer) => order.push(answer))
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5'].map((task) => ask(task, 'ana'))
  await Promise.all([...asked, ask('b1', 'ben'), ask('c1', 'cem')])
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4', 'a5'])
})

test('one user can’t take every place, and all together can’t take more than there are', async () => {
  const thread = aThread({ mostWaiting: 3, mostEach: 2 })
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
