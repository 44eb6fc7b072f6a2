import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join, sep } from 'node:path'
import { root } from './ensure-installed.mjs'
import { getFingerprint } from './fingerprint.ts'

const bin = join(root, 'node_modules', '.bin')
/** Node's compile cache: the tests start the server dozens of times. */
const compileCache = join(root, 'node_modules', '.cache', 'node')

/** `without`: the step depends on every file of the project except those in these folders. */
type Options = { without?: readonly string[]; env?: Record<string, string> }
export type Step = Options & { name: string; args: string[] }

/** A program in node_modules/.bin, run on the project's own Node. */
export function makeToolStep(name: string, program: string, args: string[], options: Options = {}): Step {
  return { name, args: [join(bin, program), ...args], ...options }
}

export function makeScriptStep(name: string, file: string, args: string[] = [], options: Options = {}): Step {
  return { name, args: [join(root, file), ...args], ...options }
}

/**
 * Runs steps in order and exits after the first failure with its exit code; if all pass, prints how long each took.
 * Steps in a nested list run in parallel, and each prints its output when it ends. If one of them fails, those already
 * running may finish: killing a step would leave behind the servers it started. With `skipsUnchanged`, a step that has
 * `without` and passed on the same files isn't repeated.
 */
export async function runSteps(steps: readonly (Step | Step[])[], { skipsUnchanged = false } = {}): Promise<void> {
  const times: string[] = []
  const failures: { name: string; status: number }[] = []
  const run = async (step: Step, stdio: 'inherit' | 'pipe') => {
    const pass = skipsUnchanged && step.without ? getPass(step) : null
    if (pass?.isRecorded) {
      times.push(`unchanged  ${step.name}`)
      return
    }
    console.log(stdio === 'inherit' ? `\n── ${step.name}` : `   ${step.name} …`)
    const started = performance.now()
    const { status, printed } = await runProgram(step, stdio)
    if (stdio === 'pipe') console.log(`\n── ${step.name}\n${printed.trimEnd()}`)
    times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${step.name}`)
    if (status === 0) pass?.record()
    else failures.push({ name: step.name, status })
  }
  for (const step of steps) {
    if (!Array.isArray(step)) await run(step, 'inherit')
    else {
      const remaining = step.values()
      const runRemaining = async () => {
        for (const next of remaining) if (failures.length === 0) await run(next, 'pipe')
      }
      await Promise.all(Array.from({ length: availableParallelism() }, runRemaining))
    }
    if (failures[0]) {
      console.error(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`)
      process.exit(failures[0].status)
    }
  }
  console.log(`\nAll passed.\n${times.join('\n')}`)
}

function runProgram({ args, env }: Step, stdio: 'inherit' | 'pipe'): Promise<{ status: number; printed: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: bin + delimiter + process.env.PATH, ...env },
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ status: code ?? 1, printed })))
}

/**
 * Whether a step has passed on exactly these files, and a way to record that it has. Changes made while it runs don't
 * count as tested.
 */
function getPass({ name, args, without = [] }: Step) {
  const file = join(root, 'node_modules', '.cache', 'passed', name.replaceAll(/\W+/g, '-'))
  const isUsed = (path: string) => !without.includes(path.split(sep)[0] ?? '')
  const { TEST_DATABASE_URL = '', THOROUGH = '' } = process.env
  const state = `${args.join(' ')} ${TEST_DATABASE_URL} ${THOROUGH} ${getFingerprint(['**/*', '.*'], isUsed)}`
  return {
    isRecorded: existsSync(file) && readFileSync(file, 'utf8') === state,
    record: () => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, state)
    },
  }
}

export const checks: Step[] = [
  makeToolStep('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  // A separate run: it needs types for every file and would make linting in editors ten times slower.
  makeToolStep('unhandled promises', 'biome', [
    'lint',
    '--config-path=scripts/floating-promises.json',
    '--only=nursery/noFloatingPromises',
    '.',
  ]),
  // One thread each: several threads check the same library types again.
  ...['engine', 'contract', 'web', 'e2e', '.'].map((project) =>
    makeToolStep(`types: ${project}`, 'tsc', ['-p', project, '--singleThreaded']),
  ),
  makeScriptStep('import directions', 'scripts/check-boundaries.ts'),
  makeScriptStep('sentences', 'scripts/check-sentences.ts'),
  makeScriptStep('spelling', 'scripts/check-spelling.ts'),
  makeScriptStep('unused exports', 'scripts/check-exports.ts'),
  makeScriptStep('lock file', 'scripts/check-lock-file.ts'),
]
