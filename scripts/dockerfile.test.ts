import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '../server/src/platform/config.ts'
import { isIgnored, readIgnored } from './docker-ignore.ts'
import { findLast, getEnvironment, parseExecForm, readDockerfile } from './dockerfile.ts'
import { root } from './ensure-installed.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const stages = readDockerfile(read('Dockerfile'))
const image = stages.at(-1)!

test('the image runs as an unprivileged user, reports its health, and starts like npm start', () => {
  expect(findLast(image, 'USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
  const { nodeFlags, environment } = JSON.parse(read('server/src/process-settings.json'))
  expect(parseExecForm(findLast(image, 'CMD')!)).toEqual(['node', ...nodeFlags, 'server/src/main.ts'])
  expect(getEnvironment(image)).toMatchObject(environment)
  const [, check] = parseExecForm(findLast(image, 'HEALTHCHECK')!)
  expect(existsSync(join(root, check!))).toBe(true)
})

test('every workspace’s package.json is copied, and everything that’s copied exists', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  for (const stage of stages.slice(0, -1)) {
    const copied = stage.steps.filter(({ instruction }) => instruction === 'COPY').map(({ args }) => args)
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json ${workspace}/`)
  }
  for (const { instruction, args } of stages.flatMap(({ steps }) => steps)) {
    if (instruction === 'RUN') expect(args, 'an absolute path').not.toMatch(/(^|\s)\//)
    if (instruction !== 'COPY' || args.includes('--from=')) continue
    for (const source of args.split(/\s+/).slice(0, -1)) expect(existsSync(join(root, source)), source).toBe(true)
  }
})

test.skipIf(process.platform !== 'linux')('the image has every library that Node needs', () => {
  const { stdout } = spawnSync('ldd', [process.execPath], { encoding: 'utf8' })
  const needed = [...stdout.matchAll(/^\s*(\S+\.so\.\d+) =>/gm)].map(([, name]) => name!)
  expect(needed).toContain('libc.so.6')
  const copied = image.steps.filter(({ instruction }) => instruction === 'COPY').map(({ args }) => args)
  const missing = needed.filter((name) => !IN_DEBIAN_SLIM.test(name) && !copied.some((args) => args.includes(name)))
  expect(missing).toEqual([])
})

const IN_DEBIAN_SLIM = /^lib(?:c|dl|m|pthread|rt|gcc_s|stdc\+\+)\.so/

test('every base image is pinned to a version', () => {
  for (const { base } of stages) expect(base).toMatch(/:[\w.-]*\d/)
  for (const [, name] of read('compose.yaml').matchAll(/image: (\S+)/g)) {
    if (name !== 'evenkeel') expect(name).toMatch(/:[\w.-]*\d/)
  }
})

test('compose.yaml passes on every setting that people can choose', () => {
  const setByUs = [...Object.keys(getEnvironment(image)), 'DATABASE_URL']
  const [, shared = ''] = /^x-settings: &settings\n((?: .*\n)+)/m.exec(read('compose.yaml')) ?? []
  const expected = SETTINGS.filter((name) => !setByUs.includes(name)).map((name) => `  ${name}: \${${name}:-}`)
  expect(shared.trimEnd().split('\n').sort()).toEqual(expected.sort())
})

test('secrets, data and tests stay out of the image', () => {
  const ignored = readIgnored(read('.dockerignore'))
  for (const path of [
    '.env',
    'web/.env.local',
    'data/evenkeel.sqlite',
    '.git/config',
    'server/src/app.test.ts',
    'engine/node_modules/x',
  ])
    expect(isIgnored(ignored, path), path).toBe(true)
  for (const path of ['server/src/main.ts', 'engine/src/core/money.ts', 'server/migrations/0001-users.ts'])
    expect(isIgnored(ignored, path), path).toBe(false)
})

const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0

test.skipIf(!hasCompose)('compose.yaml is valid in both profiles (needs docker compose)', () => {
  for (const profile of ['home', 'server']) {
    const checked = spawnSync('docker', ['compose', '--profile', profile, 'config', '--quiet'], { cwd: root })
    expect(checked.stderr.toString()).toBe('')
    expect(checked.status).toBe(0)
  }
})
