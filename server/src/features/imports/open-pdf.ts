import type { PdfPage } from '@evenkeel/engine/statement-files/pdf/pdf-page.ts'
import type { OpenedDocument } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import { getResolvedPDFJS } from 'unpdf'
import { CharacterMaps } from './character-maps.ts'

const MAX_PAGES = 300
const MAX_WORDS = 400_000
// Pages can share their content, so a small file may have millions of words. In real files, a word takes ten bytes.
const WORDS = { free: 20_000, perByte: 0.25 }
const CHARACTERS = { free: 1_000_000, perByte: 10 }

/**
 * The words of a PDF and their positions, or a message if it's too long, locked or damaged. Nothing in it is run,
 * fetched or drawn.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedDocument> {
  const { getDocument } = await getResolvedPDFJS()
  const task = getDocument({
    data: new Uint8Array(bytes), // A copy, because pdf.js transfers the buffer.
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: CharacterMaps,
    cMapUrl: 'maps/',
    cMapPacked: false,
    stopAtErrors: false,
    verbosity: 0,
  })
  try {
    const document = await task.promise
    if (document.numPages > MAX_PAGES) return { format: 'pdf', detail: TOO_LONG }
    const room: Room = {
      words: Math.min(MAX_WORDS, WORDS.free + bytes.length * WORDS.perByte),
      characters: CHARACTERS.free + bytes.length * CHARACTERS.perByte,
    }
    const pages: PdfPage[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      pages.push(await readWords(page, room))
      page.cleanup()
    }
    return { format: 'pdf', pages }
  } catch (error) {
    if (error instanceof TooLongError) return { format: 'pdf', detail: TOO_LONG }
    const { name } = error as Error
    if (name === 'PasswordException') return { format: 'pdf', detail: LOCKED }
    if (name === 'InvalidPDFException' || name === 'FormatError' || name === 'UnknownErrorException')
      return { format: 'pdf', detail: DAMAGED }
    throw error
  } finally {
    await task.destroy()
  }
}

type Page = {
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] }
  streamTextContent(): ReadableStream<{ items: unknown[] }>
}
type Item = { str: string; transform: number[]; width: number; height: number }
/** How much more the pages may contain. */
type Room = { words: number; characters: number }
class TooLongError extends Error {}

async function readWords(page: Page, room: Room): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const items: Item[] = []
  for await (const chunk of page.streamTextContent()) {
    for (const item of chunk.items as Item[]) {
      items.push(item)
      if (typeof item.str === 'string' && item.str.trim() !== '') room.words -= 1
      room.characters -= item.str?.length ?? 0
    }
    if (room.words < 0 || room.characters < 0) throw new TooLongError()
  }
  const words = items.flatMap((item) => {
    if (typeof item.str !== 'string' || item.str.trim() === '') return []
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
    const [ia = 1, ib = 0, , , ie = 0, ig = 0] = item.transform
    // Text running up the margin isn't part of the statement's lines.
    const isUpright = Math.abs(a * ib + b * ia) <= Math.abs(a * ia + c * ib) * 0.1 + 1e-6 || b !== 0 || c !== 0
    if (!isUpright) return []
    return [{ text: item.str, x: a * ie + c * ig + e, y: b * ie + d * ig + f, width: item.width, height: item.height }]
  })
  return { width, height, words }
}

const TOO_LONG = 'This PDF is too long to read. Download a shorter period from your bank, or export CSV.'
const LOCKED = 'This PDF has a password. Open it, save or print it as a PDF without a password and import that.'
const DAMAGED = 'This PDF is damaged and can’t be opened. Download it again from your bank.'
