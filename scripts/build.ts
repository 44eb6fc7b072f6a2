// Builds the pages into web/dist if their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

const stamp = join(root, 'web', 'dist', '.built-from')

const wanted = fingerprint(['web/**/*', 'contract/src/**/*', 'engine/src/**/*', 'package-lock.json'])
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

/** A hash of the names and contents of all files the build reads. */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(patterns, {
    cwd: root,
    exclude: (entry) => /^(dist|node_modules)$/.test(entry.name),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
