// Set up for every test file. `npm test` says the same of the same code wherever it runs: its properties are tried on the
// same cases each time. New cases are looked for by `npm run properties`, which gives another seed each round.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_115) })
