// Every test, unit to browser. The server's suite runs on SQLite, and the tests closest to the database also run on
// PGlite.
import { checks, runSteps, script, tool } from './steps.ts'

runSteps([
  ...checks,
  script('checkers of exports', 'scripts/install-checkers.ts'),
  tool('unit and route tests', 'vitest', ['run']),
  script('build', 'scripts/build.ts'),
  script('container steps', 'scripts/container-steps.ts', ['--pages']),
  script('browser journeys', 'scripts/e2e.ts'),
])
