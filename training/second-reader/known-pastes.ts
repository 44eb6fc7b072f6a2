import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabeledPaste } from './paste-examples.ts'

type KnownPaste = {
  id: string
  text: string
  today: string
  currency_default: string
  expected: { transaction_date: string; amount: string; transaction_name_contains?: string; also_right?: string[] }[]
}

/**
 * Writes the pasted texts of evaluated sets as training texts. Their authors gave only part of each name, which the
 * file's name says ("gr-").
 * node training/second-reader/known-pastes.ts OUT/gr-known.json evals/first-sight/2026-11-18-a*
 */
const [out, ...folders] = process.argv.slice(2) as [string, ...string[]]
const texts = folders.flatMap((folder) => {
  const file = readdirSync(folder).includes('pastes.json') ? readFileSync(join(folder, 'pastes.json'), 'utf8') : '[]'
  return (JSON.parse(file) as KnownPaste[]).map(toTrainingText)
})
writeFileSync(out, JSON.stringify(texts))
console.log(`${texts.length} texts`)

function toTrainingText({ id, text, today, currency_default: currency, expected }: KnownPaste): LabeledPaste {
  const folded = text.toLowerCase()
  const rows = expected.map(({ transaction_date, amount, transaction_name_contains = '', also_right = [] }) => {
    const names = [transaction_name_contains, ...also_right].filter((name) => name !== '')
    const name = names.find((one) => folded.includes(one.toLowerCase())) ?? ''
    return { date: transaction_date, amount, name }
  })
  return { id, text, today, currency, rows }
}
