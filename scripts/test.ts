// The checks and all tests, from unit to browser. The server's suite runs on SQLite, and the tests closest to the
// database also run on PostgreSQL. A test step is skipped if none of its files has changed since it last passed;
// `npm test -- --all` repeats it, and so does CI.
import { checks, makeScriptStep, makeToolStep, runSteps } from './steps.ts'

const runProjects = (...projects: string[]) => ['run', ...projects.flatMap((project) => ['--project', project])]
const UNUSED = ['docs', 'bench', 'e2e']

await runSteps(
  [
    [
      ...checks,
      makeScriptStep('build', 'scripts/build.ts'),
      makeScriptStep('programs for tests', 'scripts/install-programs.ts'),
    ],
    // In parallel, the longest first: the journeys often wait for the browser, and the other tests use that time.
    [
      makeScriptStep('browser journeys', 'scripts/e2e.ts', [], { without: ['docs', 'bench', 'evals', 'training'] }),
      makeToolStep('server tests', 'vitest', runProjects('server-sqlite'), {
        without: [...UNUSED, 'web', 'evals', 'training'],
      }),
      makeToolStep('page tests', 'vitest', runProjects('web'), { without: [...UNUSED, 'server', 'evals', 'training'] }),
      makeScriptStep('server tests on PostgreSQL', 'scripts/test-on-postgres.ts', ['--near'], {
        without: [...UNUSED, 'web', 'evals', 'training'],
      }),
      makeScriptStep('container steps', 'scripts/container-steps.ts', ['--pages'], { without: ['docs', 'bench'] }),
      makeToolStep('engine tests', 'vitest', runProjects('engine', 'contract'), {
        without: [...UNUSED, 'server', 'web', 'evals', 'training'],
      }),
      makeToolStep('script tests', 'vitest', runProjects('scripts'), { without: [] }),
    ],
  ],
  { skipsUnchanged: !process.env.CI && !process.argv.includes('--all') },
)
