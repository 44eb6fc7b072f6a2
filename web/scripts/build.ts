import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { prerender } from './prerender.ts'

const root = join(import.meta.dirname, '..')

/** Builds the browser's files into dist/, then writes every public page there as HTML. */
export async function buildWeb(): Promise<void> {
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile, logLevel: 'warn' })
  const ssrDir = join(root, 'dist/.prerender')
  await build({
    root,
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/app/public-prerender.tsx', outDir: ssrDir, manifest: false, copyPublicDir: false },
  })
  await prerender({ distDir: join(root, 'dist'), bundle: pathToFileURL(join(ssrDir, 'public-prerender.js')).href })
  await rm(ssrDir, { recursive: true })
}

if (process.argv[1] === import.meta.filename) await buildWeb()
