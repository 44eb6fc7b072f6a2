import type { BudgetTextOptions } from '@evenkeel/engine/budget-sentences/budget-draft.ts'
import type { parseBudgetText } from '@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'
import type { createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { compileInstructions } from '@evenkeel/engine/instructions/compile-instructions.ts'
import type { CompiledInstructions } from '@evenkeel/engine/instructions/compiled-instructions.ts'
import type { readStatementFile, usesPayments } from '@evenkeel/engine/statement-files/read-statement-file.ts'
import type { StatementReading } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'
import type { BalanceTable, readBalanceTable } from '@evenkeel/engine/wealth/balance-table/read-balance-table.ts'

type InstructionOptions = Parameters<typeof compileInstructions>[1]
type CategoriserSettings = Parameters<typeof createCategoriser>[0]
type BudgetOptions = Omit<BudgetTextOptions, 'categorise'> & {
  categoriser: CategoriserSettings
  general?: string | undefined
}

export type InstructionsTask = { kind: 'instructions'; text: string; options: InstructionOptions }
export type BudgetTask = { kind: 'budget'; text: string; options: BudgetOptions }
export type PaymentsTask = { kind: 'uses-payments'; input: Parameters<typeof usesPayments>[0] }
export type BalancesTask = { kind: 'balances'; text: string; options: Parameters<typeof readBalanceTable>[1] }
export type PasteTask = { kind: 'paste'; input: Parameters<typeof readStatementFile>[0] }
export type TextTask = InstructionsTask | BudgetTask | PaymentsTask | BalancesTask | PasteTask

export type BudgetReading = ReturnType<typeof parseBudgetText>
export type PasteReading = Pick<StatementReading, 'rows' | 'issues'>
export type TextAnswer = CompiledInstructions | BudgetReading | BalanceTable | PasteReading | boolean

/** Reads a text according to its kind. Modules that few texts need are loaded when one needs them. */
export async function readTextTask(task: TextTask): Promise<TextAnswer> {
  switch (task.kind) {
    case 'instructions':
      return compileInstructions(task.text, task.options)
    case 'budget':
      return readBudget(task)
    case 'balances': {
      const tables = await import('@evenkeel/engine/wealth/balance-table/read-balance-table.ts')
      return tables.readBalanceTable(task.text, task.options)
    }
    case 'uses-payments': {
      const reader = await import('@evenkeel/engine/statement-files/read-statement-file.ts')
      return reader.usesPayments(task.input)
    }
    case 'paste': {
      const reader = await import('@evenkeel/engine/statement-files/read-statement-file.ts')
      const { rows, issues } = reader.readStatementFile(task.input)
      return { rows, issues }
    }
  }
}

async function readBudget({ text, options: { categoriser, general, ...options } }: BudgetTask): Promise<BudgetReading> {
  const [sentences, phrases, rows] = await Promise.all([
    import('@evenkeel/engine/budget-sentences/parse-budget-sentence.ts'),
    import('@evenkeel/engine/budget-sentences/categorise-phrase.ts'),
    import('@evenkeel/engine/categoriser/categorise.ts'),
  ])
  const { currency } = options
  const categorise = phrases.createPhraseCategoriser(rows.createCategoriser(categoriser), { currency, general })
  return sentences.parseBudgetText(text, { ...options, categorise })
}
