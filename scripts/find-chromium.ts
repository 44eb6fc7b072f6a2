import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without its windows: the same pages for a third less processor time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** For the journeys: Chromium without windows if it's installed, otherwise any Chromium. */
export function findJourneyBrowser(): string {
  if (process.env.CHROMIUM) return findChromium()
  if (existsSync(SHELL)) return SHELL
  const found = findInstalled()
  if (found === '/usr/bin/chromium') {
    console.log('The journeys are quicker with the headless shell: sudo apt-get install chromium-headless-shell')
  }
  if (found) return found
  if (canInstall()) install('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : findChromium()
}

/** Finds Chromium, installs it from the distribution if allowed, or explains what to do. */
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
