// Runs the benchmarks named on the command line, or all of them: every file here that exports `main`, which prints its
// figures and returns whether they're within their limits.
import { readdir } from 'node:fs/promises'
// Builds the pages, because some benchmarks open them in a browser.
import '../scripts/build.ts'

const wanted = process.argv.slice(2)
const names = (await readdir(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort()

for (const name of names) {
  // These modules are the threads of a benchmark. Loaded here, they would start working.
  if (name.endsWith('-client')) continue
  const { main } = (await import(new URL(`${name}.ts`, import.meta.url).href)) as { main?: () => Promise<boolean> }
  if (!main) continue
  console.log(`\n${name}`)
  if (!(await main())) process.exitCode = 1
}
