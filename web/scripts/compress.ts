import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a .br and a .gz next to every script, style sheet, SVG and web manifest, at maximum compression, so the server
 * doesn't compress while people wait. HTML pages are left out, because the server fills in the operator's settings first.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${path}.br`, await toBrotli(bytes, { params }))
      await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }))
    }),
  )
}
