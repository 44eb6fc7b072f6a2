import { strToU8, zipSync } from 'fflate'

/** A cell: text, a number, a formula with its value, or a date (`day`), which Excel stores as a day number. */
export type WorkbookCell = string | number | { day: string } | { formula: string; value: number } | null
type WorkbookSheet = {
  name: string
  rows: readonly (readonly WorkbookCell[])[]
  merges?: readonly string[]
  state?: string
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const toSerial = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569
const STYLES = { number: 1, day: 2 }

/** An Excel workbook as real programs write it: shared strings, styled numbers and dates. */
export function writeXlsx(sheets: readonly WorkbookSheet[]): Buffer {
  const texts: string[] = []
  const toCellXml = (cell: WorkbookCell, reference: string) => {
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${reference}" t="s"><v>${texts.push(cell) - 1}</v></c>`
    if (typeof cell === 'number') return `<c r="${reference}" s="${STYLES.number}"><v>${cell}</v></c>`
    if ('day' in cell) return `<c r="${reference}" s="${STYLES.day}"><v>${toSerial(cell.day)}</v></c>`
    return `<c r="${reference}" s="${STYLES.number}"><f>${cell.formula}</f><v>${cell.value}</v></c>`
  }
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${sheets.map(({ name, state }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="4"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
  }
  sheets.forEach(({ rows, merges = [] }, i) => {
    const data = rows.map((cells, row) => {
      const inner = cells
        .map((cell, column) => toCellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`))
        .join('')
      return `<row r="${row + 1}">${inner}</row>`
    })
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    files[`xl/worksheets/sheet${i + 1}.xml`] = strToU8(
      `<worksheet><sheetData>${data.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    )
  })
  files['xl/sharedStrings.xml'] = strToU8(
    `<sst>${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
  )
  return Buffer.from(zipSync(files))
}

/** An OpenDocument spreadsheet with one sheet. */
export function writeOds(name: string, rows: readonly (readonly WorkbookCell[])[]): Buffer {
  const toCellXml = (cell: WorkbookCell) => {
    if (cell === null) return '<table:table-cell/>'
    if (typeof cell === 'string')
      return `<table:table-cell office:value-type="string"><text:p>${escapeXml(cell)}</text:p></table:table-cell>`
    if (typeof cell === 'object' && 'day' in cell)
      return `<table:table-cell office:value-type="date" office:date-value="${cell.day}"><text:p>${cell.day}</text:p></table:table-cell>`
    const value = typeof cell === 'number' ? cell : cell.value
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
  }
  const data = rows.map((cells) => `<table:table-row>${cells.map(toCellXml).join('')}</table:table-row>`).join('')
  const empty =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>'
  return Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': strToU8(
        `<office:document-content><office:body><table:table table:name="${escapeXml(name)}">${data}${empty}</table:table></office:body></office:document-content>`,
      ),
    }),
  )
}
