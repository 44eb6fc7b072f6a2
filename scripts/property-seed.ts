// Runs for every test file. `npm test` uses a fixed seed, so the same code always gives the same result. `npm run
// properties` looks for new cases with a new seed each round.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_115) })
