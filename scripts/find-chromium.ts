import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without a window: runs the same pages with a third less processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const PLACES = [
  DEBIAN_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * For the browser tests: the browser in CHROMIUM; without that, the headless shell if it's installed or can be, or any
 * Chromium. Exits if there is none.
 */
export function findJourneyBrowser(): string {
  if (process.env.CHROMIUM) return findChromium()
  installShell()
  if (existsSync(SHELL)) return SHELL
  const found = findChromium()
  if (found === DEBIAN_CHROMIUM) {
    console.log('The headless shell speeds up the browser tests: sudo apt-get install chromium-headless-shell')
  }
  return found
}

/** Installs the headless shell if it's missing and allowed, unless a browser that isn't Debian's is used. */
export function installShell(): void {
  const isWanted =
    !process.env.CHROMIUM && !existsSync(SHELL) && (findInstalled() ?? DEBIAN_CHROMIUM) === DEBIAN_CHROMIUM
  if (isWanted && canInstall()) install(getShellPackage())
}

/** The headless shell's package, in the version of the installed Chromium so that apt doesn't update Chromium too. */
function getShellPackage(): string {
  const { stdout } = spawnSync('dpkg', ['--status', 'chromium-common'], { encoding: 'utf8' })
  const version = /^Status: .* installed$/m.test(stdout) && /^Version: (.+)$/m.exec(stdout)?.[1]
  return `chromium-headless-shell${version ? `=${version}` : ''}`
}

/** Finds Chromium, or installs it from the distribution if allowed. Otherwise explains what to do and exits. */
export function findChromium(): string {
  const found = findInstalled()
  if (found) return found
  if (canInstall()) {
    install('chromium')
    const installed = findInstalled()
    if (installed) return installed
  }
  console.error(
    'The browser tests need Chromium, and it isn’t installed.\n' +
      '  Debian or Ubuntu:  sudo apt-get install chromium\n' +
      '  Fedora:            sudo dnf install chromium\n' +
      '  macOS:             brew install --cask chromium\n' +
      'Or set CHROMIUM to the path of a Chrome or Chromium, and run the command again.',
  )
  process.exit(1)
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

function install(browser: string): void {
  console.log('Installing Chromium for the browser tests…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function findInstalled(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : undefined
  return PLACES.find((path) => existsSync(path))
}
