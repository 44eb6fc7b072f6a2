import { expect, test } from 'vitest'
import { openDocument } from './open-document.ts'

/** A PDF with one text in a font that it names but doesn't contain. */
function createPdf(encoding: string, ordering: string, hex: string): Uint8Array {
  const stream = `BT /F1 12 Tf 50 700 Td <${hex}> Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Gothic /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Gothic /DW 1000 /FontDescriptor 7 0 R
      /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 1 >> >>`,
    '<< /Type /FontDescriptor /FontName /Gothic /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 8 >>\n%%EOF\n`)
}

test.each([
  ['UniKS-UCS2-H', 'Korea1', 'ce74b4dc0041', '카드A'],
  ['90ms-RKSJ-H', 'Japan1', '93fa967b41', '日本A'],
  ['GBK-EUC-H', 'GB1', 'd2f8d0d041', '银行A'],
  ['KSCms-UHC-H', 'Korea1', 'c4abb5e541', '카드A'],
])('text in %s is read without the font', async (encoding, ordering, hex, text) => {
  const document = await openDocument(createPdf(encoding, ordering, hex))
  expect(document).toMatchObject({ format: 'pdf', pages: [{ words: [{ text }] }] })
})
