import { writeDay } from '../reasons/plain-words.ts'
import type { InstructionRule, RuleEffects } from './instruction-rules.ts'
import { writeEffects, writeRows } from './write-rule.ts'

/** The rule as shown to the user: the whole rule, the rows it matches, and what it sets. */
export function describeRule({ when, effects }: InstructionRule): { text: string; matches: string; sets: string } {
  const matches = curlQuotes(writeRows(when, writeDay))
  const sets = describeEffects(effects)
  return { text: `${matches.charAt(0).toUpperCase()}${matches.slice(1)} → ${sets}`, matches, sets }
}

export function describeEffects(effects: RuleEffects): string {
  if (effects.skip) return 'not imported'
  if (effects.leave) return 'left as it is'
  const source = effects.source === undefined ? '' : `source ${effects.source}`
  return [curlQuotes(writeEffects(effects)), source].filter((part) => part !== '').join(', ')
}

function curlQuotes(text: string): string {
  return text.replace(/"([^"]*)"/g, '“$1”')
}
