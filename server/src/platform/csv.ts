/** One line of CSV. Pass text through `guardText` first; numbers and dates don't need it. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`
}

function quoteCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
