// npm run e2e [-- playwright arguments]: user journeys in a real browser, on the built product.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import './build.ts'
import { root } from './ensure-installed.mjs'
import { findJourneyBrowser } from './find-chromium.ts'

const chromium = findJourneyBrowser()
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const result = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', join(root, 'e2e', 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium },
  },
)
process.exit(result.status ?? 1)
