import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const HELPER = fileURLToPath(new URL('pass-on-signals.mjs', import.meta.url))
// A server that prints when it's up and when it's asked to stop.
const SERVER = `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) }); console.log('up'); setInterval(() => {}, 1000)`
const STARTER = `
  import { spawn } from 'node:child_process'
  import { passOnSignals } from ${JSON.stringify(HELPER)}
  passOnSignals(spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' }))`

test.skipIf(process.platform === 'win32').each([
  ['a shell that doesn’t pass it on', `"$0" --input-type=module -e "$1"; true`],
  ['the script itself', `exec "$0" --input-type=module -e "$1"`],
])('a signal to %s stops the server', async (_, line) => {
  const shell = spawn('sh', ['-c', line, process.execPath, STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  let printed = ''
  for await (const chunk of shell.stdout) {
    printed += String(chunk)
    if (printed === 'up\n') shell.kill('SIGTERM')
    if (printed.includes('stopped')) break
  }
  expect(printed).toBe('up\nstopped\n')
  if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'exit')
})
