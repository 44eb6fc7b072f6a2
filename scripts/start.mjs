// npm start: installs missing packages, builds what has changed, and serves the product. Runs on any Node.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, nodeBinary, root, runOrExit } from './ensure-installed.mjs'
import { passOnSignals } from './pass-on-signals.mjs'

ensureInstalled()
runOrExit(nodeBinary, [join(root, 'scripts', 'build.ts')])
// These settings keep the server's memory small: see docs/decisions/0018.
const { nodeFlags, environment } = JSON.parse(
  readFileSync(join(root, 'server', 'src', 'process-settings.json'), 'utf8'),
)
const child = spawn(nodeBinary, [...nodeFlags, join(root, 'server', 'src', 'main.ts')], {
  stdio: 'inherit',
  cwd: root,
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...environment, ...process.env },
})
passOnSignals(child)
