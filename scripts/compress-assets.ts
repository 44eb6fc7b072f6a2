// Writes a .br and a .gz beside every built file that is worth it, so that serving costs no computing.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from './ensure-installed.mjs'

const dist = join(root, 'web', 'dist')
for (const file of globSync('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: dist })) {
  const bytes = readFileSync(join(dist, file))
  if (bytes.length < 1024) continue
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes))
  writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }))
}
