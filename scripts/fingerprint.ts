import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

const NOT_SOURCE = /^(?:\.git|node_modules|dist|data|coverage|test-results|.*\.tsbuildinfo)$/

/** A hash of this Node's version and of the names and contents of the source files that match these patterns. */
export function getFingerprint(patterns: readonly string[], isIncluded = (_path: string) => true): string {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(patterns, {
    cwd: root,
    exclude: (entry) => NOT_SOURCE.test(entry.name),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(isIncluded)
    .sort()
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
