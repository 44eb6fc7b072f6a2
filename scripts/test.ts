// Every test, unit to browser. The server's suite runs on SQLite, and the tests closest to the database also run on
// PostgreSQL. A step is skipped if none of its files has changed since it last passed; `npm test -- --all`
// repeats it, and so does CI.
import { checks, runSteps, script, tool } from './steps.ts'

const vitest = (...projects: string[]) => ['run', ...projects.flatMap((project) => ['--project', project])]
const UNUSED = ['docs', 'bench', 'e2e']

await runSteps(
  [
    [...checks, script('build', 'scripts/build.ts'), script('checkers of exports', 'scripts/install-checkers.ts')],
    tool('engine tests', 'vitest', vitest('engine', 'contract'), {
      without: [...UNUSED, 'server', 'web', 'evals', 'training'],
    }),
    tool('script tests', 'vitest', vitest('scripts'), { without: [] }),
    tool('server tests', 'vitest', vitest('server-sqlite'), { without: [...UNUSED, 'web', 'evals', 'training'] }),
    script('server tests on PostgreSQL', 'scripts/test-on-postgres.ts', ['--near'], {
      without: [...UNUSED, 'web', 'evals', 'training'],
    }),
    tool('page tests', 'vitest', vitest('web'), { without: [...UNUSED, 'server', 'evals', 'training'] }),
    script('container steps', 'scripts/container-steps.ts', ['--pages'], { without: ['docs', 'bench'] }),
    script('browser journeys', 'scripts/e2e.ts', [], { without: ['docs', 'bench', 'evals', 'training'] }),
  ],
  { skipsUnchanged: !process.env.CI && !process.argv.includes('--all') },
)
