// Runs the steps of the Dockerfile in a folder, without a container engine: the same copies, the same commands, the
// same user if we're root, the same health check. Then a smoke test: the pages, signing up, a transaction. If Caddy
// or Compose is installed, it also validates our configuration for it.
//
//   npm run container            everything
//   npm run container -- --pages uses the existing web/dist instead of building the pages again
import { spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isIgnored, readIgnored } from './docker-ignore.ts'
import { getEnvironment, getOwner, getUser, readDockerfile, type Stage } from './dockerfile.ts'
import { root } from './ensure-installed.mjs'
import { findCompose } from './find-compose.ts'
import { tryImage } from './try-image.ts'

if (process.platform === 'win32') {
  console.log('The steps of a Linux image can’t be tried on Windows.')
  process.exit(0)
}
const usesBuiltPages = process.argv.includes('--pages')
const work = mkdtempSync(join(tmpdir(), 'evenkeel-container-'))
const ignored = readIgnored(readFileSync(join(root, '.dockerignore'), 'utf8'))
const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
try {
  checkDeployFiles()
  for (const stage of stages) runStage(stage)
  await tryInFolder(stages.at(-1)!)
  console.log('The Dockerfile’s steps work, and the resulting server responds.')
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Needs no container engine: both programs only read the files. */
function checkDeployFiles(): void {
  const hasCaddy = spawnSync('caddy', ['version']).status === 0
  const compose = findCompose()
  const checks = {
    'deploy/Caddyfile': hasCaddy && ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
    'compose.yaml': compose && [...compose, '--profile', 'home', '--profile', 'server', 'config', '--quiet'],
  }
  for (const [file, command] of Object.entries(checks)) {
    if (!command) {
      console.log(`${file}: not checked, because its program isn’t installed`)
      continue
    }
    const [program = '', ...args] = command
    const env = { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${file} isn’t valid:\n${stdout}${stderr}`)
    console.log(`${file}: valid`)
  }
}

function runStage(stage: Stage): void {
  const isSkipped = usesBuiltPages && stage.name === 'pages'
  let cwd = '/'
  for (const { instruction, args } of stage.steps) {
    if (instruction === 'WORKDIR') {
      cwd = args
      mkdirSync(getPathInStage(stage.name, cwd), { recursive: true })
    } else if (isSkipped) continue
    else if (instruction === 'COPY') copy(stage, cwd, args)
    else if (instruction === 'RUN') run(stage, cwd, args)
  }
  if (isSkipped) cpSync(join(root, 'web', 'dist'), getPathInStage('pages', '/app/web/dist'), { recursive: true })
}

function getPathInStage(stage: string, path: string): string {
  return join(work, stage, path)
}

function copy(stage: Stage, cwd: string, args: string): void {
  const words = args.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const owner = words.find((word) => word.startsWith('--chown='))?.slice('--chown='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.pop()!
  for (const source of paths) {
    // Comes from the base image. This machine has its own copy.
    if (from !== undefined && !source.startsWith('/app/')) continue
    const origin = from === undefined ? join(root, source) : getPathInStage(from, source)
    if (!existsSync(origin)) throw new Error(`COPY: ${source} doesn’t exist`)
    const into = getPathInStage(stage.name, target.startsWith('/') ? target : join(cwd, target))
    const destination =
      statSync(origin).isDirectory() || !/\/$/.test(target) ? into : join(into, source.split('/').at(-1)!)
    mkdirSync(dirname(destination), { recursive: true })
    const filter = (path: string) => from !== undefined || !isIgnored(ignored, path.slice(root.length + 1))
    cpSync(origin, destination, { recursive: true, verbatimSymlinks: true, filter })
    if (owner !== undefined && process.getuid?.() === 0) chownSync(destination, ...getOwner(owner))
  }
}

function run(stage: Stage, cwd: string, command: string): void {
  console.log(`[${stage.name}] ${command}`)
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: getPathInStage(stage.name, cwd),
    stdio: 'inherit',
    // The packages were just installed, so npm's cache has them and needs no network.
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  })
  if (status !== 0) throw new Error(`[${stage.name}] failed: ${command}`)
}

/** Runs the image's command in the folder of its stage, which also has the image's data folder. */
async function tryInFolder(image: Stage): Promise<void> {
  const cwd = getPathInStage(image.name, '/app')
  const env = {
    PATH: `${join(cwd, 'node_modules/node/bin')}:/usr/bin:/bin`,
    DATA_DIR: getPathInStage(image.name, getEnvironment(image).DATA_DIR!),
  }
  // Only root can switch users, and the image's user must be able to enter the parent folders.
  const [uid, gid] = getUser(image)
  const user = process.getuid?.() === 0 ? { uid, gid } : {}
  if ('uid' in user) spawnSync('chmod', ['755', work])
  await tryImage(image, { env, options: { cwd, ...user } })
}
