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

/** A test PDF whose page draws a form twenty times, which draws the next one twenty times, and so on: `depth` forms. */
export function writeNestedPdf(depth: number): Uint8Array {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const draw = `BT /F1 9 Tf 20 400 Td (a) Tj ET ${'/X Do '.repeat(20)}`
  const forms = Array.from(
    { length: depth },
    (_, i) =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << ${font} /XObject << /X ${i + 5} 0 R >> >> /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
  )
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << ${font} /XObject << /X 5 0 R >> >> >>`,
    ...forms,
    '<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Length 2 >>\nstream\nq \nendstream',
  ])
}

/** A test PDF whose catalog and pages are in a stream that claims to hold `count` objects. */
export function writeListPdf(count: number): Uint8Array {
  const head = `%PDF-1.5\n4 0 obj\n<< /Type /ObjStm /N ${count} /First 4 /Length 4 >>\nstream\n1 0 \nendstream\nendobj\n`
  const places = '\0\0\0\x02\x04\0\x02\x04\x01\x02\x04\x02\x01\x09\0'
  const table = `5 0 obj\n<< /Type /XRef /Size 5 /W [1 1 1] /Root 1 0 R /Length ${places.length} >>\nstream\n${places}\nendstream\nendobj\n`
  return Buffer.from(`${head}${table}startxref\n${head.length}\n%%EOF\n`, 'latin1')
}

/** A test PDF whose pages all have the same content. */
export function writeSharedPdf(pages: number, content: string): Uint8Array {
  const kids = Array.from({ length: pages }, (_, i) => i + 4)
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...kids.map(
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 3 0 R /Resources << /Font << /F1 ${font} >> >> >>`,
    ),
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

type PdfColumn = { x: number; isRightAligned?: boolean }

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
