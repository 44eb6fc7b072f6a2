import type { CustomInstructions, InstructionRuleBody } from '@evenkeel/contract/instructions.ts'
import {
  type CompiledInstructions,
  countCharacters,
  describeRule,
  type InstructionRule,
} from '@evenkeel/engine/instructions/instructions.ts'

export function toBody(text: string, compiled: CompiledInstructions, version: number): CustomInstructions {
  return {
    text,
    rules: compiled.rules.map(toRuleBody),
    not_understood: compiled.notUnderstood.map(({ text: sentence, why }) => ({ text: sentence, why })),
    conflicts: compiled.conflicts.map(({ a, b, why }) => ({ first: a, second: b, why })),
    characters: countCharacters(text),
    version,
  }
}

export function toRuleBody(rule: InstructionRule): InstructionRuleBody {
  return { ...describeRule(rule), sentence: rule.sentence }
}
