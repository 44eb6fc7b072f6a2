import { MAX_SHOWN_CHANGES } from '@evenkeel/contract/instruction-limits.ts'
import {
  type InstructionChange,
  type InstructionsPreview,
  MAX_EXAMPLES,
  type PreviewedRule,
} from '@evenkeel/contract/instructions.ts'
import { formatMinor } from '@evenkeel/engine/core/money.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import type { KnownCategory } from '../../ledger/category-lookup.ts'
import { readTags } from '../../ledger/tags.ts'
import type { Deps } from '../../platform/deps.ts'
import { toBody } from './instruction-body.ts'
import { compileFor, findInstructions } from './instruction-queries.ts'
import { createJudge, getRuleText, type Judgment, type PastRow, scanPast } from './scan-past.ts'

/**
 * Previews a text's rules, with the past transactions it would change and those it would skip in an import. The lists
 * are limited to the newest, the counts aren't. Saves nothing.
 */
export async function previewInstructions(
  deps: Deps,
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<InstructionsPreview> {
  const { db, reports } = deps
  const [compiled, saved] = await Promise.all([compileFor(deps, userId, text), findInstructions(db, userId)])
  const body = toBody(text, compiled, saved.version)
  const preview: InstructionsPreview = {
    ...body,
    rules: body.rules.map((rule) => ({ ...rule, match_count: 0, overridden_count: 0, examples: [] })),
    changes: [],
    change_count: 0,
    skips: [],
    skip_count: 0,
    decided_count: 0,
    row_count: 0,
  }
  // A category that saving would create has no id yet.
  const added = compiled.newCategories.map((category) => ({ ...category, id: `new ${category.name}`, code: null }))
  const categories = [...compiled.categories, ...added]
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const shown = new Map(compiled.rules.map((rule, i) => [rule, preview.rules[i]!]))
  const judge = createJudge(compiled.rules, categories, (rule, row, decides) =>
    addMatch(shown.get(rule)!, row, decides),
  )
  const addToPreview = (row: PastRow, judgment: Judgment) => {
    if (judgment.kind === 'decided') preview.decided_count += 1
    else if (judgment.kind === 'skip') {
      preview.skip_count += 1
      if (preview.skips.length < MAX_SHOWN_CHANGES) preview.skips.push(describe(row, judgment, names))
    } else {
      preview.change_count += 1
      if (preview.changes.length === MAX_SHOWN_CHANGES) return
      const { categoryId, simpleName, source } = judgment
      const tags = readTags(judgment.tags)
      const after = { category: getName(categoryId, names), simple_name: simpleName, source, tags }
      preview.changes.push({ ...describe(row, judgment, names), after })
    }
  }
  if (compiled.rules.length > 0) preview.row_count = await scanPast(reports, userId, judge, addToPreview, signal)
  return preview
}

function addMatch(rule: PreviewedRule, row: PastRow, decides: boolean): void {
  rule[decides ? 'match_count' : 'overridden_count'] += 1
  if (!decides) return
  if (rule.examples.length === MAX_EXAMPLES) return
  const { id, transaction_date, transaction_name, amount, currency } = toRow(row)
  rule.examples.push({ id, transaction_date, transaction_name, amount, currency })
}

type Names = Map<KnownCategory['id'], string>

function describe(row: PastRow, { rule }: Judgment, names: Names): Omit<InstructionChange, 'after'> {
  return {
    ...toRow(row),
    before: {
      category: getName(row.category_id, names),
      simple_name: row.simple_name,
      source: row.source,
      tags: readTags(row.tags),
    },
    rule: getRuleText(rule),
  }
}

function toRow(row: PastRow) {
  return {
    id: row.id,
    transaction_date: row.day as PlainDate, // Checked before we stored it.
    transaction_name: row.name,
    amount: formatMinor(Number(row.minor), row.currency),
    currency: row.currency,
  }
}

function getName(id: string | null, names: Names): string | null {
  return id === null ? null : (names.get(id) ?? null)
}
