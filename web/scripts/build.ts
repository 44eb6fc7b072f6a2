import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress.ts'
import { type PageWeights, prerender } from './prerender.ts'

/** The most script that a public page may load, gzipped. */
const MAX_SCRIPT_BYTES = 90_000
const root = join(import.meta.dirname, '..')

/** Builds the browser files into dist/ and renders every public page to HTML. Returns how much script each page loads. */
async function buildWeb(): Promise<PageWeights> {
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile, logLevel: 'warn' })
  const ssrDir = join(root, 'dist/.prerender')
  await build({
    root,
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/app/public-prerender.tsx', outDir: ssrDir, manifest: false, copyPublicDir: false },
  })
  const bundle = pathToFileURL(join(ssrDir, 'public-prerender.js')).href
  const weights = await prerender({ distDir: join(root, 'dist'), bundle })
  await rm(ssrDir, { recursive: true })
  await compressFiles(join(root, 'dist'))
  for (const [path, bytes] of Object.entries(weights)) {
    // The public site must stay small: a heavy library that slips in fails the build.
    if (bytes > MAX_SCRIPT_BYTES)
      throw new Error(`${path} loads ${bytes} bytes of script, more than ${MAX_SCRIPT_BYTES}`)
  }
  return weights
}

if (process.argv[1] === import.meta.filename) console.table(await buildWeb())
