import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { findLast, getEnvironment, parseExecForm, type Stage } from './dockerfile.ts'
import { runSmokeTest } from './smoke-test.ts'

type Place = {
  /** Put in front of each command, to run it in the image. */
  prefix?: readonly string[]
  /** Replaces values of the image's ENV. */
  env?: Record<string, string>
  options?: SpawnOptions
}

/** Runs the image's CMD with its ENV until its HEALTHCHECK passes, then a smoke test, and stops it. */
export async function tryImage(image: Stage, { prefix = [], env: own, options }: Place): Promise<void> {
  const port = String(await findFreePort())
  const env = { ...getEnvironment(image), ...own, PORT: port, BILLING: 'off', LOG_LEVEL: 'error' }
  const getCommand = (instruction: string) => [...prefix, ...parseExecForm(findLast(image, instruction)!)] as [string]
  const [program, ...args] = getCommand('CMD')
  const server = spawn(program, args, { ...options, env, stdio: 'inherit' })
  let isOver = false
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve)).finally(() => {
    isOver = true
  })
  try {
    const [check, ...checkArgs] = getCommand('HEALTHCHECK')
    let isHealthy = false
    while (!isHealthy && !isOver) {
      isHealthy = spawnSync(check, checkArgs, { ...options, env, stdio: 'inherit' }).status === 0
      if (!isHealthy) await new Promise((resolve) => setTimeout(resolve, 200))
    }
    if (isOver) throw new Error('the server ended before it was healthy')
    await runSmokeTest(`http://localhost:${port}`)
  } finally {
    server.kill('SIGTERM')
  }
  const code = await ended
  if (code !== 0) throw new Error(`after SIGTERM the server ended with ${code}`)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
