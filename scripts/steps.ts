import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { root } from './ensure-installed.mjs'
import { fingerprint } from './fingerprint.ts'

const bin = join(root, 'node_modules', '.bin')
/** Node's compile cache: the tests start the program dozens of times. */
const compileCache = join(root, 'node_modules', '.cache', 'node')

/** `without`: the step depends on every file of the project except those in these folders. */
type Options = { without?: readonly string[]; env?: Record<string, string> }
export type Step = Options & { name: string; args: string[] }

/** A program in node_modules/.bin, run on the project's own Node. */
export function tool(name: string, program: string, args: string[], options: Options = {}): Step {
  return { name, args: [join(bin, program), ...args], ...options }
}

export function script(name: string, file: string, args: string[] = [], options: Options = {}): Step {
  return { name, args: [join(root, file), ...args], ...options }
}

/**
 * Runs steps in order and stops at the first failure with its exit code; prints how long each took. With
 * `skipsUnchanged`, a step that passed on the same files isn't repeated.
 */
export function runSteps(steps: readonly Step[], { skipsUnchanged = false } = {}): void {
  const times: string[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const pass = skipsUnchanged && step.without ? passOf(step) : null
    if (pass?.isKnown) {
      times.push(`unchanged  ${step.name}`)
      continue
    }
    const started = performance.now()
    const result = spawnSync(process.execPath, step.args, {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: bin + delimiter + process.env.PATH, ...step.env },
    })
    times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${step.name}`)
    if (result.status !== 0) {
      console.error(`\nFailed: ${step.name}`)
      process.exit(result.status ?? 1)
    }
    pass?.record()
  }
  console.log(`\nAll passed.\n${times.join('\n')}`)
}

/** Whether a step has passed on exactly these files. Changes made while it runs don't count as tested. */
function passOf({ name, args, without = [] }: Step) {
  const file = join(root, 'node_modules', '.cache', 'passed', name.replaceAll(/\W+/g, '-'))
  const isUsed = (path: string) => !without.includes(path.split(sep)[0] ?? '')
  const state = `${args.join(' ')} ${process.env.TEST_DATABASE_URL ?? ''} ${fingerprint(['**/*', '.*'], isUsed)}`
  return {
    isKnown: existsSync(file) && readFileSync(file, 'utf8') === state,
    record: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, state)
    },
  }
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
  // One thread each: several threads check the same library types again.
  ...['engine', 'contract', 'web', 'e2e', '.'].map((project) =>
    tool(`types: ${project}`, 'tsc', ['-p', project, '--singleThreaded']),
  ),
  script('import directions', 'scripts/check-boundaries.ts'),
  script('sentences', 'scripts/check-sentences.ts'),
  script('spelling', 'scripts/check-spelling.ts'),
  script('lock file', 'scripts/check-lock-file.ts'),
]
