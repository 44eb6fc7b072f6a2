// Builds the pages into web/dist when their sources have changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

const stamp = join(root, 'web', 'dist', '.built-from')

const wanted = fingerprint(['web/**/*', 'contract/src/**/*', 'engine/src/**/*', 'package-lock.json'])
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && !process.argv.includes('--force')) process.exit(0)

console.log('Building the pages…')
run(join('node_modules', 'vite', 'bin', 'vite.js'), ['build', '--logLevel', 'warn'], join(root, 'web'))
run(join('web', 'scripts', 'prerender.ts'), [], root)
run(join('scripts', 'compress-assets.ts'), [], root)
writeFileSync(stamp, wanted)

function run(script: string, args: string[], cwd: string): void {
  const result = spawnSync(process.execPath, [join(root, script), ...args], { cwd, stdio: 'inherit' })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** One hash over names and contents of the files that a build reads. */
function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(patterns, {
    cwd: root,
    exclude: (name) => /(^|\/)(dist|node_modules)$/.test(String(name)),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
