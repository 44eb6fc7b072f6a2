// npm test: installs missing packages, then runs the tests on the project's own Node. Runs on any Node.
import { join } from 'node:path'
import { ensureInstalled, nodeBinary, root, runOrExit } from './ensure-installed.mjs'

ensureInstalled()
runOrExit(nodeBinary, [join(root, 'scripts', 'test.ts'), ...process.argv.slice(2)])
