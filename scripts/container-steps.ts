// Runs the steps of the Dockerfile in a folder where there is no container engine: the same copies, the same commands,
// the same user if we're root, the same health check. Then a smoke test: the pages, signing up, a transaction.
//
//   npm run container            everything
//   npm run container -- --pages uses the existing web/dist instead of building the pages again
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isIgnored, readIgnored } from './docker-ignore.ts'
import { environmentOf, execForm, lastOf, readDockerfile, type Stage } from './dockerfile.ts'
import { root } from './ensure-installed.mjs'
import { smokeTest } from './smoke-test.ts'

if (process.platform === 'win32') {
  console.log('The steps of a Linux image can’t be tried on Windows.')
  process.exit(0)
}
const usesBuiltPages = process.argv.includes('--pages')
const work = mkdtempSync(join(tmpdir(), 'evenkeel-container-'))
const ignored = readIgnored(readFileSync(join(root, '.dockerignore'), 'utf8'))
const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
try {
  for (const stage of stages) runStage(stage)
  await startImage(stages.at(-1)!)
  console.log('The Dockerfile’s steps work, and the server they make answers.')
} finally {
  rmSync(work, { recursive: true, force: true })
}

function runStage(stage: Stage): void {
  const isSkipped = usesBuiltPages && stage.name === 'pages'
  let cwd = '/'
  for (const { instruction, args } of stage.steps) {
    if (instruction === 'WORKDIR') {
      cwd = args
      mkdirSync(inStage(stage.name, cwd), { recursive: true })
    } else if (isSkipped) continue
    else if (instruction === 'COPY') copy(stage, cwd, args)
    else if (instruction === 'RUN') run(stage, cwd, args)
  }
  if (isSkipped) cpSync(join(root, 'web', 'dist'), inStage('pages', '/app/web/dist'), { recursive: true })
}

function inStage(stage: string, path: string): string {
  return join(work, stage, path)
}

function copy(stage: Stage, cwd: string, args: string): void {
  const words = args.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const owner = words.find((word) => word.startsWith('--chown='))?.slice('--chown='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.pop()!
  for (const source of paths) {
    const origin = from === undefined ? join(root, source) : inStage(from, source)
    if (!existsSync(origin)) throw new Error(`COPY: there is no ${source}`)
    const into = inStage(stage.name, target.startsWith('/') ? target : join(cwd, target))
    const destination =
      statSync(origin).isDirectory() || !/\/$/.test(target) ? into : join(into, source.split('/').at(-1)!)
    mkdirSync(dirname(destination), { recursive: true })
    const filter = (path: string) => from !== undefined || !isIgnored(ignored, path.slice(root.length + 1))
    cpSync(origin, destination, { recursive: true, verbatimSymlinks: true, filter })
    if (owner !== undefined && process.getuid?.() === 0) chownSync(destination, ...ids(owner))
  }
}

function run(stage: Stage, cwd: string, command: string): void {
  console.log(`[${stage.name}] ${command}`)
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: inStage(stage.name, cwd),
    stdio: 'inherit',
    // The packages were just installed, so the cache needs no network.
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  })
  if (status !== 0) throw new Error(`[${stage.name}] failed: ${command}`)
}

function ids(owner: string): [number, number] {
  const [user = 0, group = user] = owner.split(':').map(Number)
  return [user, group]
}

/** CMD with the image's ENV and USER; its absolute paths are inside the folder. */
async function startImage(image: Stage): Promise<void> {
  const cwd = inStage(image.name, '/app')
  const port = String(await freePort())
  const given = environmentOf(image)
  const env = {
    ...given,
    PATH: `${join(cwd, 'node_modules/node/bin')}:/usr/bin:/bin`,
    DATA_DIR: inStage(image.name, given.DATA_DIR!),
    PORT: port,
    BILLING: 'off',
    LOG_LEVEL: 'error',
  }
  // Only if we can switch users; the parent folders must let them through.
  const [uid, gid] = ids(lastOf(image, 'USER')!)
  const user = process.getuid?.() === 0 ? { uid, gid } : {}
  if ('uid' in user) spawnSync('chmod', ['755', work])
  const [program, ...args] = execForm(lastOf(image, 'CMD')!)
  const server = spawn(program!, args, { cwd, env, ...user, stdio: 'inherit' })
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const isOver = { now: false }
  void ended.then(() => {
    isOver.now = true
  })
  try {
    const [check, ...checkArgs] = execForm(lastOf(image, 'HEALTHCHECK')!)
    let isHealthy = false
    while (!isHealthy && !isOver.now) {
      isHealthy = spawnSync(check!, checkArgs, { cwd, env, ...user, stdio: 'inherit' }).status === 0
      if (!isHealthy) await new Promise((resolve) => setTimeout(resolve, 200))
    }
    if (isOver.now) throw new Error('the server ended before it was healthy')
    await smokeTest(`http://localhost:${port}`)
  } finally {
    server.kill('SIGTERM')
  }
  const code = await ended
  if (code !== 0) throw new Error(`after SIGTERM the server ended with ${code}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
