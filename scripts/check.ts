// npm run check: format, lint, types, import directions, spelling and unit tests; no browser.
import { checks, makeToolStep, runSteps } from './steps.ts'

await runSteps([
  checks,
  makeToolStep('unit tests', 'vitest', [
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
