import { spawn } from 'node:child_process'
import fs, { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../testing/place.ts'
import { loadSessionSecret } from './secrets.ts'

const SECRET = 'the secret of the process that was quicker'

/** A data folder on a file system without hard links. `beforeFailing` runs whenever one is attempted. */
function createFolderWithoutLinks(beforeFailing: (file: string) => void = () => {}): string {
  const { dataDir, remove } = createFolder()
  fs.mkdirSync(dataDir, { recursive: true })
  const original = fs.linkSync
  fs.linkSync = (_draft, file) => {
    beforeFailing(String(file))
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.linkSync = original
    syncBuiltinESMExports()
    return remove()
  })
  return dataDir
}

test('without hard links, the first start creates a secret for its owner only, and later starts use it', () => {
  const dataDir = createFolderWithoutLinks()
  const secret = loadSessionSecret(undefined, dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(loadSessionSecret(undefined, dataDir)).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['session-secret'])
  expect(fs.statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('without hard links, a process that starts a moment later uses the secret of the first', () => {
  const dataDir = createFolderWithoutLinks((file) => writeFileSync(file, `${SECRET}\n`))
  expect(loadSessionSecret(undefined, dataDir)).toBe(SECRET)
  expect(readdirSync(dataDir)).toEqual(['session-secret'])
})

test('without hard links, a process waits while another one creates the secret', async () => {
  let ended: Promise<unknown> | undefined
  const dataDir = createFolderWithoutLinks((file) => {
    writeFileSync(`${file}.lock`, '')
    const finish = `const fs = require('node:fs'), [file, secret] = process.argv.slice(1)
      fs.writeFileSync(file + '.theirs', secret)
      fs.renameSync(file + '.theirs', file)
      fs.unlinkSync(file + '.lock')`
    const other = spawn(process.execPath, ['-e', finish, file, SECRET], { stdio: 'inherit' })
    ended = new Promise((resolve) => other.once('close', resolve))
  })
  expect(loadSessionSecret(undefined, dataDir)).toBe(SECRET)
  expect(await ended).toBe(0)
  expect(readdirSync(dataDir)).toEqual(['session-secret'])
})

test('without hard links, processes that start together end with the same secret', async () => {
  const dataDir = createFolderWithoutLinks()
  const program = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.linkSync = () => { throw Object.assign(new Error('not supported'), { code: 'ENOTSUP' }) }
    syncBuiltinESMExports()
    const { loadSessionSecret } = await import(${JSON.stringify(new URL('./secrets.ts', import.meta.url).href)})
    console.log('ready')
    process.stdin.once('data', () => {
      console.log(loadSessionSecret(undefined, ${JSON.stringify(dataDir)}))
      process.exit()
    })`
  const children = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let output = ''
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (piece: Buffer) => {
        output += piece.toString()
        if (output.includes('ready')) resolve()
      })
    })
    const secret = new Promise<string>((resolve) => {
      child.once('close', () => resolve(output.replace('ready', '').trim()))
    })
    return { child, ready: Promise.race([ready, secret]), secret }
  })
  await Promise.all(children.map(({ ready }) => ready))
  for (const { child } of children) child.stdin.write('go')
  const secrets = await Promise.all(children.map(({ secret }) => secret))
  const stored = readFileSync(join(dataDir, 'session-secret'), 'utf8').trim()
  expect(secrets).toEqual([stored, stored, stored, stored])
  expect(existsSync(join(dataDir, 'session-secret.lock'))).toBe(false)
})
