// npm run check: format, lint, types, import directions, spelling and unit tests; no browser.
import { checks, runSteps, tool } from './steps.ts'

await runSteps([
  checks,
  tool('unit tests', 'vitest', [
    'run',
    '--project',
    'engine',
    '--project',
    'contract',
    '--project',
    'scripts',
    '--project',
    'server-sqlite',
    '--project',
    'web',
  ]),
])
