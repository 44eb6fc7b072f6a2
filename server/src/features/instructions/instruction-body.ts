import type { CustomInstructions, InstructionRuleBody } from '@evenkeel/contract/instructions.ts'
import type { CompiledInstructions } from '@evenkeel/engine/instructions/compiled-instructions.ts'
import { describeRule } from '@evenkeel/engine/instructions/describe-rule.ts'
import { describeDoubt, describeMiss } from '@evenkeel/engine/instructions/doubt.ts'
import type { InstructionRule } from '@evenkeel/engine/instructions/instruction-rules.ts'
import { writeRule } from '@evenkeel/engine/instructions/write-rule.ts'
import { countCharacters } from '@evenkeel/engine/language/count-characters.ts'

export function toBody(text: string, compiled: CompiledInstructions, version: number): CustomInstructions {
  return {
    text,
    rules: compiled.rules.map(toRuleBody),
    questions: compiled.questions.map(({ text: sentence, doubts, readings, newCategory }) => ({
      text: sentence,
      question: doubts.map(describeDoubt).join(' '),
      readings: [...readings, []].map((rules) => ({
        rules: rules.map((rule) => describeRule(rule).text),
        sentence: rules.map(writeRule).join(' '),
      })),
      new_category: newCategory,
    })),
    not_understood: compiled.notUnderstood.map(({ text: sentence, why }) => ({
      text: sentence,
      why: describeMiss(why),
    })),
    new_categories: compiled.newCategories.map((category) => ({ ...category })),
    background: [...compiled.background],
    characters: countCharacters(text),
    version,
  }
}

export function toRuleBody(rule: InstructionRule): InstructionRuleBody {
  const { when, effects, sentence } = rule
  return {
    ...describeRule(rule),
    sentence,
    // The contract has the same shape, but can't share the engine's type.
    when: structuredClone(when) as InstructionRuleBody['when'],
    effects: structuredClone(effects) as InstructionRuleBody['effects'],
    plain: writeRule(rule),
  }
}
