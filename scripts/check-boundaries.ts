// Imports go one way: engine <- contract <- server and web; inside server and web: shared folders <- features <- app;
// in the server, platform <- ledger, users and ai <- features. Transactions are opened in one place. The engine has no
// clock and no randomness. Prints every violation and fails.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

type Violation = { file: string; imported: string; why: string }

const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  contract: ['engine'],
  server: ['engine', 'contract'],
  web: ['engine', 'contract'],
}
/** The npm packages that the pure workspaces may import. */
const PURE_PACKAGES: Record<string, readonly string[]> = { engine: [], contract: ['zod'] }
/** The only file that may open transactions. It repeats those that lose a race and knows which code runs inside one. */
const OPENS_TRANSACTIONS = 'server/src/platform/database/open-transaction.ts'
const TEST_FILE = /\.test\.tsx?$|\/testing\//

/** What a file imports, opens or calls although it must not. `file` is relative to the root, with forward slashes. */
export function findViolations(file: string, source: string): Violation[] {
  const [workspace = ''] = file.split('/')
  const allowed = MAY_IMPORT[workspace]
  if (!allowed) return []
  const wrongImports = findImports(source).flatMap((imported) => {
    const why = judge(file, workspace, allowed, imported)
    return why === null ? [] : [{ file, imported, why }]
  })
  return [...wrongImports, ...findOpenedTransactions(file, source), ...findClockAndRandomness(file, source)]
}

function findOpenedTransactions(file: string, source: string): Violation[] {
  if (!file.startsWith('server/src/') || file === OPENS_TRANSACTIONS || TEST_FILE.test(file)) return []
  const calls = source.match(/\.\s*(?:transaction|startTransaction|controlledTransaction)\(\)/g) ?? []
  return calls.map((call) => ({ file, imported: call, why: 'use runInTransaction from open-transaction.ts' }))
}

function findClockAndRandomness(file: string, source: string): Violation[] {
  if (!file.startsWith('engine/src/') || TEST_FILE.test(file)) return []
  const calls = source.match(/\bDate\.now\b|\bMath\.random\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bcrypto\./g) ?? []
  return calls.map((call) => ({
    file,
    imported: call,
    why: 'the engine takes the time and random numbers as arguments',
  }))
}

function judge(file: string, workspace: string, allowed: readonly string[], imported: string): string | null {
  const isTest = TEST_FILE.test(file)
  const own = /^@evenkeel\/([^/]+)/.exec(imported)?.[1]
  if (own !== undefined) {
    return own === workspace || allowed.includes(own) ? null : `${workspace} must not import ${own}`
  }
  if (imported.startsWith('.')) {
    const target = join(dirname(file), imported).replaceAll('\\', '/')
    if (!target.startsWith(`${workspace}/`)) {
      return isTest && /^(fixtures|server|bench|evals)\//.test(target)
        ? null
        : 'leaves its workspace through a relative path'
    }
    return judgeFolders(file, target, isTest)
  }
  const packages = PURE_PACKAGES[workspace]
  if (packages && !isTest && !packages.some((name) => imported === name || imported.startsWith(`${name}/`))) {
    return `${workspace} is pure and must not import ${imported}`
  }
  return null
}

function judgeFolders(file: string, target: string, isTest: boolean): string | null {
  const from = /^(?:server|web)\/src\/features\/([^/]+)\//.exec(file)?.[1]
  const to = /^(?:server|web)\/src\/features\/([^/]+)\//.exec(target)?.[1]
  const isApp = (path: string) => /^web\/src\/app\/|^server\/src\/(app|main|jobs)\.ts$/.test(path)
  if (isTest) return null
  if (from !== undefined && to !== undefined && from !== to) return `feature ${from} must not import feature ${to}`
  if (from === undefined && to !== undefined && !isApp(file)) return 'shared folders must not import features'
  if (isApp(target) && !isApp(file)) return 'only the app may import the app'
  if (file.startsWith('server/src/platform/') && /^server\/src\/(ledger|users|ai)\//.test(target)) {
    return 'the platform must not import what is built on it'
  }
  return null
}

function findImports(source: string): string[] {
  const pattern = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '')
}

if (import.meta.main) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const files = globSync('{engine,contract,server,web}/{src,migrations}/**/*.{ts,tsx}', { cwd: root })
  const found = files.flatMap((file) => {
    const path = relative('.', file).replaceAll('\\', '/')
    return findViolations(path, readFileSync(join(root, file), 'utf8'))
  })
  for (const { file, imported, why } of found) console.error(`${file}: ${imported}: ${why}`)
  console.log(`${files.length} files, ${found.length} violations`)
  process.exit(found.length === 0 ? 0 : 1)
}
