// Runs before anything else, on whatever Node came with npm, so it uses only plain, older JavaScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitForTurn } from './wait-for-turn.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const nodeBinary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const marker = join(root, 'node_modules', '.installed-for')

/**
 * Installs the packages in the lock file if they're missing, outdated, or for another kind of machine. Two commands
 * that install at the same time would delete each other's files, so the second waits for the first.
 */
export function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
  const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === wanted && existsSync(nodeBinary)
  if (isInstalled()) return
  const release = waitForTurn(join(tmpdir(), `evenkeel-install-${createHash('sha256').update(root).digest('hex')}`))
  process.once('exit', release)
  if (isInstalled()) return release()
  console.log('Installing packages (once; a minute or two)…')
  // NODE_ENV=production must not skip the tools that build the pages.
  runOrExit('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(nodeBinary)) {
    // If install scripts are turned off, the package hasn't fetched its binary yet.
    runOrExit(
      process.execPath,
      [join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')],
      join(root, 'node_modules', 'node'),
    )
  }
  writeFileSync(marker, wanted)
  release()
}

/** Runs a program with its output shown; exits with its exit code if it fails. */
export function runOrExit(command, args, cwd = root) {
  const result = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.error) {
    console.error(`Couldn’t run ${command}: ${result.error.message}`)
    process.exit(1)
  }
  if (result.status !== 0) process.exit(result.status === null ? 1 : result.status)
}
