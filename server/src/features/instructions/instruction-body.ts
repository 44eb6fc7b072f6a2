import type { CustomInstructions, InstructionRuleBody } from '@evenkeel/contract/instructions.ts'
import { describeDoubt } from '@evenkeel/engine/instructions/describe-doubt.ts'
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
    questions: compiled.questions.map(({ text: sentence, doubts }) => ({
      text: sentence,
      question: doubts.map(describeDoubt).join(' '),
    })),
    not_understood: compiled.notUnderstood.map(({ text: sentence, why }) => ({ text: sentence, why })),
    conflicts: compiled.conflicts.map(({ a, b, why }) => ({ first: a, second: b, why })),
    characters: countCharacters(text),
    version,
  }
}

export function toRuleBody(rule: InstructionRule): InstructionRuleBody {
  return { ...describeRule(rule), sentence: rule.sentence }
}
