import { getHeadingRole } from './column-names.ts'

const MAX_LABEL = 24

/**
 * Removes labels that pages add to every cell for screen readers ("Date17 Jan 20", "Amount-2.00"): a known heading that
 * almost all cells of a column start with. Text with such labels in fewer than two columns stays unchanged.
 */
export function dropRepeatedLabels(text: string): string {
  const sample = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.includes('\t'))
  if (sample.length < 3) return text
  const labels: string[] = []
  for (const line of sample)
    line.split('\t').forEach((cell, column) => {
      labels[column] ||= getLabel(cell)
    })
  const kept = labels.map((label, column) => {
    const cells = sample.map((line) => line.split('\t')[column] ?? '').filter((cell) => cell.trim() !== '')
    const labeled = cells.filter((cell) => cell.startsWith(label) && cell.length > label.length)
    return label !== '' && labeled.length > 1 && labeled.length >= cells.length * 0.8 ? label : ''
  })
  if (kept.filter((label) => label !== '').length < 2) return text
  return text
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((cell, column) => (kept[column] && cell.startsWith(kept[column]) ? cell.slice(kept[column].length) : cell))
        .join('\t'),
    )
    .join('\n')
}

/** The known heading that a cell starts with, directly followed by something else; empty if there is none. */
function getLabel(cell: string): string {
  const letters = /^\p{L}[\p{L} ]*/u.exec(cell)?.[0] ?? ''
  for (let length = 4; length <= Math.min(letters.length, MAX_LABEL); length++) {
    const label = cell.slice(0, length)
    const next = cell.charAt(length)
    // "DescriptionCAKE": the label ends at a capital, a digit or a sign.
    if (next !== '' && /[\p{Lu}\p{N}\p{S}\p{P}]/u.test(next) && getHeadingRole(label)) return label
  }
  return ''
}
