// npm run properties [-- ROUNDS]: every property test on new cases, round after round. The server's run on SQLite, and
// those closest to the database also on PGlite, or all of them on the server in TEST_DATABASE_URL. Stops at the first
// failure and prints the seed that reproduces it.
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { root } from './ensure-installed.mjs'
import { makeToolStep, runSteps } from './steps.ts'

const rounds = Number(process.argv[2] ?? 10)
const files = globSync('{engine,server,web}/src/**/*.test.ts', { cwd: root }).filter((file) =>
  /from 'fast-check'|\/arbitrary-/.test(readFileSync(`${root}/${file}`, 'utf8')),
)
await runSteps(
  Array.from({ length: rounds }, () => {
    const seed = String(randomInt(2 ** 31))
    return makeToolStep(`PROPERTY_SEED=${seed}`, 'vitest', ['run', '--reporter=dot', ...files], {
      env: { PROPERTY_SEED: seed, THOROUGH: '1' },
    })
  }),
)
