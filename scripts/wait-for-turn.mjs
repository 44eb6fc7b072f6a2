// Runs before anything is installed, on whatever Node came with npm, so it uses only plain, older JavaScript.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** After this, the folder was left behind by a process that was killed, even if another one has its number by now. */
const LONGEST_TURN = 20 * 60_000

/**
 * Creates the folder and returns a function that deletes it. If another running process has created it, waits until
 * that one deletes it or ends.
 */
export function waitForTurn(folder) {
  const owner = join(folder, 'pid')
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      mkdirSync(folder)
      writeFileSync(owner, String(process.pid))
      return () => rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isWaiting) console.log('Waiting for another command to finish installing…')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    if (isLeftBehind(folder, owner)) rmSync(folder, { recursive: true, force: true })
  }
}

function isLeftBehind(folder, owner) {
  try {
    if (statSync(folder).mtimeMs < Date.now() - LONGEST_TURN) return true
    return existsSync(owner) && !isRunning(Number(readFileSync(owner, 'utf8')))
  } catch (error) {
    if (error.code === 'ENOENT') return false // it was deleted just now
    throw error
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
