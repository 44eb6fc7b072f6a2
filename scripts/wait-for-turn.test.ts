import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { waitForTurn } from './wait-for-turn.mjs'

const makeFolder = () => join(mkdtempSync(join(tmpdir(), 'evenkeel-turn-')), 'turn')

test('of several processes, one at a time has its turn', async () => {
  const folder = makeFolder()
  const log = `${folder}.log`
  const program = `
    import { appendFileSync } from 'node:fs'
    import { waitForTurn } from ${JSON.stringify(new URL('wait-for-turn.mjs', import.meta.url).href)}
    const release = waitForTurn(${JSON.stringify(folder)})
    for (const word of ['start', 'work', 'end']) appendFileSync(${JSON.stringify(log)}, word + ' ' + process.pid + '\\n')
    release()`
  const processes = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', program]))
  await Promise.all(processes.map((child) => new Promise((resolve) => child.on('close', resolve))))
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(9)
  for (let i = 0; i < 9; i += 3) expect(new Set(lines.slice(i, i + 3).map((line) => line.split(' ')[1])).size).toBe(1)
  expect(existsSync(folder)).toBe(false)
})

test('a turn left behind by a killed process, or very long ago, doesn’t block the next one', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0'])
  const killed = makeFolder()
  mkdirSync(killed)
  writeFileSync(join(killed, 'pid'), String(pid))
  waitForTurn(killed)()

  const old = makeFolder()
  mkdirSync(old)
  writeFileSync(join(old, 'pid'), String(process.pid))
  utimesSync(old, 0, 0)
  waitForTurn(old)()
  expect([killed, old].map((folder) => existsSync(folder))).toEqual([false, false])
})
