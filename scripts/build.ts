// Builds the pages into web/dist if their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'
import { getFingerprint } from './fingerprint.ts'

const stamp = join(root, 'web', 'dist', '.built-from')

const wanted = getFingerprint(
  ['web/**/*', 'contract/src/**/*', 'engine/src/**/*', 'package-lock.json'],
  (path) => !path.includes('.test.'),
)
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
if (!isFresh || process.argv.includes('--force')) {
  console.log('Building the pages…')
  const built = spawnSync(process.execPath, [join(root, 'web', 'scripts', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
  writeFileSync(stamp, wanted)
}
