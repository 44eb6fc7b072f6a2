/** A leading =, +, -, @, tab or line break makes a cell a formula; so would our own apostrophe when read back. */
export function safeText(text: string): string {
  return /^[=+\-@\t\r\n']/.test(text) ? `'${text}` : text
}

/** One line of CSV. Texts must have gone through `safeText`; numbers and days need not. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
