import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './ensure-installed.mjs'

const bin = join(root, 'node_modules', '.bin')
/** Node's compile cache: the tests start the program dozens of times. */
const compileCache = join(root, 'node_modules', '.cache', 'node')

export type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

/** A program in node_modules/.bin, run on the project's own Node. */
export function tool(name: string, program: string, args: string[], env?: Record<string, string>): Step {
  return {
    name,
    command: process.execPath,
    args: [join(bin, program), ...args],
    ...(env ? { env } : {}),
  }
}

export function script(name: string, file: string, args: string[] = []): Step {
  return { name, command: process.execPath, args: [join(root, file), ...args] }
}

/** Runs steps in order and stops at the first failure with its exit code; prints how long each took. */
export function runSteps(steps: readonly Step[]): void {
  const times: string[] = []
  for (const { name, command, args, env } of steps) {
    console.log(`\n── ${name}`)
    const started = performance.now()
    const result = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: bin + delimiter + process.env.PATH, ...env },
    })
    times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`)
    if (result.status !== 0) {
      console.error(`\nFailed: ${name}`)
      process.exit(result.status ?? 1)
    }
  }
  console.log(`\nAll passed.\n${times.join('\n')}`)
}

export const checks: Step[] = [
  tool('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  // A separate run: it needs types for every file and would make linting in editors ten times slower.
  tool('unhandled promises', 'biome', [
    'lint',
    '--config-path=scripts/floating-promises.json',
    '--only=nursery/noFloatingPromises',
    '.',
  ]),
  ...['engine', 'engine/tsconfig.test.json', 'contract', 'server', 'web', 'e2e', '.'].map((project) =>
    tool(`types: ${project}`, 'tsc', ['-p', project]),
  ),
  script('import directions', 'scripts/check-boundaries.ts'),
  script('sentences', 'scripts/check-sentences.ts'),
  script('lock file', 'scripts/check-lock-file.ts'),
]
