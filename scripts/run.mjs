// node scripts/run.mjs FILE.ts [args] | --bin NAME [args]: runs it on the project's own Node, installing first if needed.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureInstalled, nodeBinary, root } from './ensure-installed.mjs'
import { passOnSignals } from './pass-on-signals.mjs'

ensureInstalled()
const [first, ...rest] = process.argv.slice(2)
const args =
  first === '--bin' ? [join(root, 'node_modules', '.bin', rest[0]), ...rest.slice(1)] : [join(root, first), ...rest]
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH }
const child = spawn(nodeBinary, args, { stdio: 'inherit', env })
passOnSignals(child)
