/** Text on a page: `x` is its left edge, or its right edge if `isRightAligned`; `y` is from the top. */
export type PlacedText = { text: string; x: number; y: number; isRightAligned?: boolean; size?: number }

const PAGE = { width: 595, height: 842 }

/** A test PDF with only Helvetica text at these positions. `extra` goes into its trailer. */
export function writePdf(pages: readonly (readonly PlacedText[])[], extra = ''): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '']
  const fonts = '<< /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >>'
  const kids: string[] = []
  for (const page of pages) {
    const content = page.map(toPdfText).join('\n')
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${objects.length} 0 R /Resources << /Font ${fonts} >> >>`,
    )
    kids.push(`${objects.length} 0 R`)
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`
  return writeObjects(objects, extra)
}

/** A test PDF with one page, whose content is stored with these filters, such as `/FlateDecode`. */
export function writePackedPdf(filters: string, content: Uint8Array): Uint8Array {
  const packed = Array.from(content, (byte) => String.fromCharCode(byte)).join('')
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    `<< /Filter [${filters}] /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 3 0 R /Resources << >> >>`,
  ])
}

function writeObjects(objects: readonly string[], extra = ''): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = offsets.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${extra} >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (char) => char.charCodeAt(0))
}

function toPdfText({ text, x, y, isRightAligned = false, size = 9 }: PlacedText): string {
  const left = isRightAligned ? x - getWidth(text, size) : x
  const safe = text
    .replace(/[\\()]/g, (char) => `\\${char}`)
    .replaceAll('€', '\x80')
    .replaceAll('−', '-')
  return `BT /F1 ${size} Tf ${left.toFixed(2)} ${(PAGE.height - y).toFixed(2)} Td (${safe}) Tj ET`
}

/** Approximate Helvetica widths, good enough to right-align figures. */
function getWidth(text: string, size: number): number {
  let units = 0
  for (const char of text) units += /[.,:;' il|]/.test(char) ? 278 : char === '-' ? 333 : /[A-Z]/.test(char) ? 690 : 556
  return (units / 1000) * size
}

export type PdfColumn = { x: number; isRightAligned?: boolean }

/** Lines of cells in columns, from `y` down; an empty cell leaves its space blank. */
export function layOutColumns(
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  y: number,
  step = 14,
): PlacedText[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      const place = columns[column]
      return text === '' || !place ? [] : [{ text, ...place, y: y + row * step }]
    }),
  )
}
