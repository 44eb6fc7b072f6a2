// Installs optional programs for the tests, if allowed. hledger and Beancount check the files we write for them; if
// they're missing, those tests are skipped with a message. The headless shell speeds up the browser tests.
import { spawnSync } from 'node:child_process'
import { installShell } from './find-chromium.ts'

const PROGRAMS = { hledger: 'hledger', 'bean-check': 'beancount' }
const missing = Object.entries(PROGRAMS).filter(([program]) => spawnSync(program, ['--version']).status !== 0)
const names = missing.map(([, name]) => name)

if (names.length > 0 && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
  console.log(`Installing ${names.join(' and ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  for (const name of names) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name]
    spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
} else if (names.length > 0) {
  console.log(`To run the tests that need ${names.join(' and ')}: sudo apt-get install ${names.join(' ')}`)
}

installShell()
