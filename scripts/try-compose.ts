// Starts both profiles of compose.yaml with Docker, uses them, breaks them, and removes them with their volumes. Needs
// Linux, root, Docker with Compose, and free ports 80 and 443.
//
//   npm run compose                builds the image first
//   npm run compose -- --no-build  uses the existing images

import { deepStrictEqual } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { root } from './ensure-installed.mjs'
import { findCompose } from './find-compose.ts'
import { type Person, runSmokeTest } from './smoke-test.ts'

const PROJECT = 'evenkeel-try'
const HOME_PORT = '3917'
const SITE = 'https://localhost'
const settings = {
  COMPOSE_PROJECT_NAME: PROJECT,
  PORT: HOME_PORT,
  BILLING: 'off',
  SITE_ADDRESS: 'localhost',
  POSTGRES_PASSWORD: 'only-for-this-try',
  DEMO: '0',
}
const [program, ...before] = findCompose() ?? stop('Docker Compose isn’t installed.')
const build = process.argv.includes('--no-build') ? '--no-build' : '--build'

await tryProfile('home', tryHome)
await tryProfile('server', tryServer)
console.log('Both profiles started, kept their data and stopped.')

async function tryProfile(profile: string, use: (compose: Compose) => Promise<void>): Promise<void> {
  const runCompose: Compose = (...args) => readOutput(program, [...before, '--profile', profile, ...args])
  try {
    runCompose('up', '-d', build)
    await use(runCompose)
  } catch (error) {
    console.error(runCompose('logs', '--tail', '40'))
    throw error
  } finally {
    runCompose('down', '--volumes')
  }
}

type Compose = (...args: string[]) => string

async function tryHome(compose: Compose): Promise<void> {
  const address = `http://localhost:${HOME_PORT}`
  const [container] = getContainers('home') as [string]
  await waitUntil('the container is healthy', () => inspect(container, '.State.Health.Status') === 'healthy')
  const someone = await runSmokeTest(address)
  printStep('home: signed up and added a transaction')

  deepStrictEqual(runInside(container, 'id -u; touch /app/x 2>/dev/null || echo read-only'), '10001\nread-only')
  killNode(container)
  await waitUntil('it was restarted', () => inspect(container, '.RestartCount') === '1')
  await expectTotal(someone, 1)
  printStep('home: killed with -9, restarted, nothing lost')

  compose('up', '-d', '--no-build', '--force-recreate')
  await expectTotal(someone, 1)
  printStep('home: replaced by a new container, nothing lost')

  const [current] = getContainers('home') as [string]
  const backup = /\S+\.sqlite/.exec(runInside(current, 'node server/src/commands/backup.ts'))![0]
  await someone.call('POST', '/api/transactions/', makeRow('After the backup'))
  await expectTotal(someone, 2)
  compose('stop')
  deepStrictEqual(inspect(current, '.State.ExitCode'), '0')
  compose('run', '--rm', 'home', 'node', 'server/src/commands/restore.ts', backup, '--replace')
  compose('up', '-d', '--no-build')
  await waitUntil('it is ready', () => isReady(address))
  await someone.logIn('smoke')
  await expectTotal(someone, 1)
  printStep('home: stopped with code 0 and restored from a backup')
}

async function tryServer(compose: Compose): Promise<void> {
  const [proxy] = getContainers('caddy') as [string]
  await waitUntil('Caddy has a certificate', () => readRootCertificate(proxy) !== null)
  setDefaultCACertificates([...getCACertificates(), readRootCertificate(proxy)!])
  await waitUntil('the site is ready', () => isReady(SITE))
  await checkHttps()
  const someone = await runSmokeTest(SITE)
  printStep('server: signed up over HTTPS')

  const openTabs = () => getContainers('app').map((id) => someone.openAt(`http://${getAddress(id)}:3000`, SITE))
  for (const tab of openTabs())
    await waitUntil('both processes are ready', () => tab.callJson('GET', '/readyz').then(() => true, returnFalse))
  await checkTwoTabs(someone, openTabs())
  printStep('server: two tabs on the two processes see each other’s changes, and each import ran once')

  const stopWatching = watchSite()
  for (const id of getContainers('app')) {
    const restarts = Number(inspect(id, '.RestartCount'))
    killNode(id)
    await waitUntil('it was restarted', () => Number(inspect(id, '.RestartCount')) === restarts + 1)
    const tab = someone.openAt(`http://${getAddress(id)}:3000`, SITE)
    await waitUntil('it is ready again', () => tab.callJson('GET', '/readyz').then(() => true, returnFalse))
  }
  const old = getContainers('app')
  compose('up', '-d', '--no-build', '--no-deps', '--no-recreate', '--scale', 'app=4', 'app')
  for (const tab of openTabs())
    await waitUntil('the new processes are ready', () => tab.callJson('GET', '/readyz').then(() => true, returnFalse))
  readOutput('docker', ['stop', ...old])
  readOutput('docker', ['rm', ...old])
  compose('up', '-d', '--no-build')
  deepStrictEqual(getContainers('app').length, 2)
  const { successes, failures } = await stopWatching()
  deepStrictEqual(failures, [])
  printStep(
    `server: each process killed with -9, then both replaced; all ${successes} requests in the meantime succeeded`,
  )

  const dump = 'pg_dump --username evenkeel --format custom evenkeel | pg_restore --list | grep --count "TABLE DATA"'
  if (!(Number(runInside(getContainers('database')[0]!, dump)) > 10)) throw new Error('the dump has too few tables')
  printStep('server: the database was dumped')
}

/** Plain http is redirected, and the browser is told to use only HTTPS. */
async function checkHttps(): Promise<void> {
  const plain = await fetch('http://localhost/', { redirect: 'manual' })
  deepStrictEqual([plain.status, plain.headers.get('location')], [308, `${SITE}/`])
  const secure = await fetch(`${SITE}/accounts/csrf/`)
  deepStrictEqual(secure.headers.get('strict-transport-security'), 'max-age=63072000')
  for (const cookie of secure.headers.getSetCookie()) {
    if (!/^__Host-.*; Secure/.test(cookie)) throw new Error(`not a secure cookie: ${cookie.split('=')[0]}`)
  }
}

/** Four imports, sent to the two processes in turn and each watched on the other; then a transaction, the same way. */
async function checkTwoTabs(someone: Person, tabs: Person[]): Promise<void> {
  deepStrictEqual(tabs.length, 2)
  const imports = [0, 1, 2, 3].map(async (number) => {
    const lines = Array.from(
      { length: 50 },
      (_, day) => `2026-0${number + 1}-${(day % 28) + 1},Shop ${number} ${day},-${day + 1}.00`,
    )
    const text = ['Date,Description,Amount', ...lines.map(padDay)].join('\n')
    const { id } = await tabs[number % 2]!.callJson('POST', '/api/imports/', { text })
    await (await tabs[(number + 1) % 2]!.call('GET', `/api/imports/${id}/events/`)).text()
  })
  await Promise.all(imports)
  for (const tab of [someone, ...tabs]) deepStrictEqual(await tab.countTransactions(), 201)
  const sql = `select count(*), max(attempts) from job where kind = 'import.run'`
  const database = getContainers('database')[0]!
  deepStrictEqual(runInside(database, `psql --username evenkeel --no-align --tuples-only --command "${sql}"`), '4|1')

  const { id } = await tabs[0]!.callJson('POST', '/api/transactions/', makeRow('Written in one tab'))
  deepStrictEqual((await tabs[1]!.callJson('GET', `/api/transactions/${id}/`)).transaction_name, 'Written in one tab')
}

/** Calls the site again and again until told to stop. */
function watchSite() {
  let isOver = false
  let successes = 0
  const failures: unknown[] = []
  const calls = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const status = await fetch(`${SITE}/accounts/csrf/`).then((response) => response.status, String)
      if (status === 200) successes += 1
      else failures.push(status)
      await pause(100)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(calls)
    return { successes, failures }
  }
}

function makeRow(name: string) {
  return { transaction_date: '2026-11-02', transaction_name: name, amount: '-5.00' }
}

function padDay(line: string): string {
  return line.replace(/-(\d),/, '-0$1,')
}

async function expectTotal(someone: Person, total: number): Promise<void> {
  await waitUntil(
    `the user sees ${total} transactions`,
    async () => (await someone.countTransactions().catch(returnFalse)) === total,
  )
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then((response) => response.ok, returnFalse)
}

function returnFalse(): false {
  return false
}

/** Gives up after two minutes. */
async function waitUntil(description: string, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`Gave up after two minutes of waiting until ${description}`)
    await pause(500)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function getContainers(service: string): string[] {
  const labels = [`com.docker.compose.project=${PROJECT}`, `com.docker.compose.service=${service}`]
  const listed = readOutput('docker', ['ps', '--quiet', ...labels.flatMap((label) => ['--filter', `label=${label}`])])
  return listed.split('\n').filter((id) => id !== '')
}

function inspect(container: string, field: string): string {
  return readOutput('docker', ['inspect', '--format', `{{${field}}}`, container])
}

function getAddress(container: string): string {
  return inspect(container, 'range .NetworkSettings.Networks}}{{.IPAddress}}{{end')
}

function runInside(container: string, command: string): string {
  return readOutput('docker', ['exec', container, 'sh', '-c', command])
}

/** Kills the server's own process; the init process above it then ends the container. */
function killNode(container: string): void {
  runInside(container, 'kill -9 $(cat /proc/1/task/1/children)')
}

function readRootCertificate(proxy: string): string | null {
  const file = '/data/caddy/pki/authorities/local/root.crt'
  const { status, stdout } = spawnSync('docker', ['exec', proxy, 'cat', file], { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

function readOutput(program: string, args: string[]): string {
  const env = { ...process.env, ...settings }
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`failed: ${program} ${args.join(' ')}`)
  return stdout.trim()
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function printStep(text: string): void {
  console.log(text)
}
