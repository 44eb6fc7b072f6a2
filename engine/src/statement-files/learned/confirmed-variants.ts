import { foldText } from '../../language/fold-text.ts'
import { applyVariants, type Program, type Variant } from '../../second-reader/program.ts'
import type { FormatReading, ReadingContext, StatementRow } from '../reading/statement-reading.ts'
import type { ChatMessage } from '../texts/chat-lines.ts'
import { readFoundRows } from '../texts/pasted-text.ts'
import { findProgramRows } from './paste-program.ts'

/** A variant less likely than this isn't what the network meant. */
const MIN_RATIO = 0.05

/**
 * The network's program with those of its second choices that the rules confirm. They count if both readings then have
 * the same dates and amounts, or differ in as many rows as before but have more similar names. In a chat, the rules know
 * too little to confirm anything.
 */
export function takeConfirmedVariants(
  program: Program,
  byRules: FormatReading,
  { text, chat }: { text: string; chat: readonly ChatMessage[] },
  context: ReadingContext,
): Program {
  const { rows: confirmed } = byRules
  if (chat.length > 0 || confirmed.length === 0 || !program.variants) return program
  const lines = text.split('\n')
  const read = (taken: readonly Variant[]) => {
    const { rows } = readFoundRows(findProgramRows(applyVariants(program, taken), text, context), lines, context)
    return { taken, count: rows.length, ...compare(rows, confirmed) }
  }
  const first = read([])
  let best = first
  for (const variant of [...program.variants].sort((a, b) => b.ratio - a.ratio)) {
    const overlapsNone = best.taken.every(({ from, until }) => until <= variant.from || from >= variant.until)
    if (variant.ratio < MIN_RATIO || !overlapsNone) continue
    const next = read([...best.taken, variant])
    // A payment that only the rules found usually isn't one.
    if (next.count <= first.count && next.named - next.other > best.named - best.other) best = next
  }
  return best.other === 0 || best.other === first.other ? applyVariants(program, best.taken) : program
}

/** How much two readings agree in names, and how many rows only one of them has. */
function compare(rows: readonly StatementRow[], others: readonly StatementRow[]) {
  const left = [...others]
  let named = 0
  for (const row of rows) {
    const same = left.filter(({ day, minor }) => day === row.day && minor === row.minor)
    const alike = same.map(({ name }) => shareWords(name, row.name))
    const best = Math.max(...alike)
    const found = same[alike.indexOf(best)]
    if (!found) continue
    named += best
    left.splice(left.indexOf(found), 1)
  }
  return { named, other: rows.length - others.length + 2 * left.length }
}

/** How much of the shorter name is in the other, from 0 to 1. */
function shareWords(one: string, other: string): number {
  const split = (name: string) => new Set(foldText(name).match(/[\p{L}\p{N}]+/gu))
  const [a, b] = [split(one), split(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared === 0 ? Number(a.size + b.size === 0) : shared / Math.min(a.size, b.size)
}
