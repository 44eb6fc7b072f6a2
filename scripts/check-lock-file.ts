// npm ci fails on a machine whose platform package is missing from the lock file, and the machine that wrote the lock
// file never notices. Fails if a locked package lists an optional package that isn't locked too, or if the lock file
// names a download address (those belong to one registry, and people use others).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string> }
type LockFile = { packages: Record<string, LockedPackage> }

export function findLockFileProblems({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { resolved, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path} needs ${name} on some platforms, and it isn't in the lock file`),
    ...(resolved?.startsWith('http') ? [`${path} has a download address`] : []),
  ])
}

/** Looks where Node would: in the package's own node_modules first, then in each folder above. */
function isLocked(packages: LockFile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

if (import.meta.main) {
  const problems = findLockFileProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile)
  for (const problem of problems) console.error(problem)
  console.log(`package-lock.json: ${problems.length} problems`)
  process.exit(problems.length === 0 ? 0 : 1)
}
